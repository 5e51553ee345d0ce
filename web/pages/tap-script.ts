/**
 * Part of the inline script of every page: keeps what is pressed before the code listens, in order.
 * `early-input.ts` presses it again then. Impatient presses of the same button count once, those of a
 * quantity each. Links and forms with an address of their own work without code and are left alone.
 */
export const tapScript = [
  '(function(){var d=document.documentElement,taps=window.earlyTaps=[];',
  "addEventListener('click',function(e){if('ready' in d.dataset)return;",
  "var b=e.target.closest&&e.target.closest('#root button');",
  "if(!b||b.type==='submit'&&b.form&&b.form.getAttribute('method')!=='dialog')return;",
  'e.preventDefault();e.stopImmediatePropagation();',
  "if(taps.indexOf(b)<0||b.closest('.stepper'))taps.push(b);b.dataset.tapped=''",
  '},true)})();',
].join('')
