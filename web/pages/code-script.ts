/** The template element that holds the page's code until it is wanted. */
export const CODE_TEMPLATE = 'page-code'

/**
 * Part of the inline script of every page: fetches the page's code once the page has been painted,
 * so that styles and fonts have the whole of a slow line until then (docs/decisions/0015). A page in
 * a tab nobody looks at is not painted, and fetches its code when everything else has come.
 */
export const codeScript = [
  "document.addEventListener('DOMContentLoaded',function(){",
  `var code=document.getElementById('${CODE_TEMPLATE}');`,
  'function fetchCode(){document.head.append(code.content)}',
  "if(code){new PerformanceObserver(fetchCode).observe({type:'paint',buffered:true});",
  "addEventListener('load',function(){setTimeout(fetchCode,1000)})}",
  '});',
].join('')
