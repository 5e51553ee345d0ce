/**
 * Part of the inline script of every page, so that it works when no other code came:
 * `whenReachable()` resolves as soon as the shop answers again, and `loadPageAgain()` then loads the
 * page anew, three times at most. A script or style sheet that could not be loaded calls it at once.
 */
export const reachScript = [
  '(function(){var w=window;',
  'w.whenReachable=function(){return new Promise(function(done){(function wait(ms){setTimeout(function(){',
  "if(!navigator.onLine)return w.addEventListener('online',function(){wait(200)},{once:true});",
  "fetch('/health/live',{cache:'no-store'}).then(function(r){if(!r.ok)throw r;done()}).catch(function(){wait(Math.min(ms*2,10000))})",
  '},ms)})(500)})};',
  'var once;w.loadPageAgain=function(){var s=history.state||{},n=s.loads||0;if(once||n>2)return;once=1;',
  'w.whenReachable().then(function(){history.replaceState(Object.assign({},history.state,{loads:n+1}),"");location.reload()})};',
  "w.addEventListener('error',function(e){var t=e.target;if(t&&!('ready' in document.documentElement.dataset)&&(t.tagName==='SCRIPT'||t.rel==='stylesheet'))w.loadPageAgain()},true)",
  '})();',
].join('')
