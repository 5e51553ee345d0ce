import { codeScript } from './code-script.ts'
import { reachScript } from './reach-script.ts'
import { tapScript } from './tap-script.ts'

/**
 * Runs in the head, before the first paint: theme, VAT side, and the hints of a returning visitor
 * (chosen printer, pieces in the cart) or of one who was never here, so that a cached page that knows
 * nobody does not flicker or shift; and what must work when no other code has come. It is static, because the Content-Security-Policy allows it by its hash.
 */
export const startScript = [
  reachScript,
  tapScript,
  codeScript,
  '(function(){var d=document.documentElement;',
  'function read(store,key){try{return JSON.parse(store.getItem(key))}catch(e){return null}}',
  'try{var l=localStorage;',
  "var theme=l.getItem('octavo_theme');if(theme==='light'||theme==='dark')d.dataset.theme=theme;",
  "if(l.getItem('octavo_vat')==='excl')d.dataset.vat='excl';",
  "if(l.getItem('auth_token'))d.dataset.signedIn='customer';else if(l.getItem('admin-auth-token'))d.dataset.signedIn='staff';",
  "else if(!l.getItem('guest_session_id')&&!location.search)d.dataset.newcomer='';",
  "var printer=read(l,'octavo_printer');",
  "if(printer&&printer.model){d.dataset.printer='';d.style.setProperty('--my-printer',JSON.stringify(printer.model))}",
  "if(sessionStorage.getItem('octavo_checkout'))d.dataset.draft='';",
  "if(l.getItem('octavo_ordered'))d.dataset.ordered='';",
  "var cart=read(sessionStorage,'octavo_cart_hint');",
  "if(cart&&cart.count>0){d.dataset.cart='';d.style.setProperty('--cart-count',JSON.stringify(String(cart.count)));d.style.setProperty('--cart-total',JSON.stringify(cart.total))}",
  '}catch(e){}})()',
].join('')
