/*
 * Everything the shop keeps in a visitor's browser, by name. The cookie page shows this list, and a test
 * compares it with what browsers really hold.
 */

export type KeyPlace = 'cookie' | 'local' | 'session' | 'cache'

interface BrowserKey {
  name: string
  place: KeyPlace
  /** What it is for: a text of the cookie page. */
  use: string
  /** How long it stays: a text of the cookie page. */
  life: 'year' | 'cleared' | 'tab' | 'signOut' | 'signIn' | 'paid' | 'release' | 'hour' | 'saved'
}

/** The shop does not work without these, or the visitor asked for them: no consent is needed. */
export const NEEDED_KEYS = [
  { name: 'i18next', place: 'cookie', use: 'language', life: 'year' },
  { name: 'i18nextLng', place: 'local', use: 'language', life: 'cleared' },
  { name: 'guest_session_id', place: 'local', use: 'guest', life: 'cleared' },
  { name: 'octavo_cart_hint', place: 'session', use: 'cartHint', life: 'tab' },
  { name: 'octavo_theme', place: 'local', use: 'theme', life: 'cleared' },
  { name: 'octavo_vat', place: 'local', use: 'vat', life: 'cleared' },
  { name: 'octavo_printer', place: 'local', use: 'printer', life: 'cleared' },
  { name: 'octavo_printers', place: 'local', use: 'printers', life: 'cleared' },
  { name: 'octavo_fits', place: 'cookie', use: 'printer', life: 'year' },
  { name: 'octavo_searches', place: 'local', use: 'searches', life: 'cleared' },
  { name: 'octavo_checkout', place: 'session', use: 'checkout', life: 'paid' },
  { name: 'order_confirmation', place: 'session', use: 'order', life: 'paid' },
  { name: 'order_payment', place: 'session', use: 'payment', life: 'paid' },
  { name: 'octavo_ordered', place: 'local', use: 'ordered', life: 'signOut' },
  { name: 'octavo_pending_wish', place: 'session', use: 'wish', life: 'tab' },
  { name: 'auth_token', place: 'local', use: 'token', life: 'signOut' },
  { name: 'octavo_rt', place: 'cookie', use: 'refresh', life: 'signIn' },
  { name: 'user_role', place: 'local', use: 'role', life: 'signOut' },
  { name: 'octavo_just_logged_in', place: 'session', use: 'greeting', life: 'tab' },
  { name: 'admin-auth-token', place: 'local', use: 'staffToken', life: 'signOut' },
  { name: 'octavo_art', place: 'cookie', use: 'staffRefresh', life: 'signIn' },
  { name: 'octavo_staff_draft', place: 'local', use: 'staffDraft', life: 'saved' },
  { name: 'octavo_scroll', place: 'session', use: 'scroll', life: 'tab' },
  { name: 'octavo_privacy', place: 'local', use: 'choice', life: 'cleared' },
  { name: 'octavo-offline', place: 'cache', use: 'offline', life: 'release' },
] as const satisfies readonly BrowserKey[]

/** Kept only after the visitor has agreed under "Privacy choices". */
export const OPTIONAL_KEYS = [
  { name: 'octavo_top_services', place: 'local', use: 'services', life: 'hour' },
] as const satisfies readonly BrowserKey[]

export type ListedKey = (typeof NEEDED_KEYS | typeof OPTIONAL_KEYS)[number]

/** The day of the texts that a visitor agrees to; another day asks anew. */
export const CHOICE_TEXT_DAY = '2026-11-22'
