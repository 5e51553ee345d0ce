import { UNLISTED_AREAS } from '#contract/plain/page-paths.ts'

import { OFFLINE_PATH } from './offline-addresses.ts'

/** What it keeps is this one page, under a name that says of which release. */
const OFFLINE_CACHE = 'octavo-offline'

/** Pages it never answers: what is private, and what pays. The test gateway plays another site. */
const UNTOUCHED = [...UNLISTED_AREAS, '/test-gateway/']

/**
 * The service worker's script. It answers a page that cannot be reached by the offline page, and nothing
 * else: pages, code and data always come from the shop, so that it can never show an old one.
 */
export function serviceWorkerScript(version: string): string {
  return [
    `const CACHE='${OFFLINE_CACHE}-${version}',PAGE='${OFFLINE_PATH}',UNTOUCHED=${JSON.stringify(UNTOUCHED)};`,
    // Where the browser can be told beforehand, what is not for the worker does not even wake it.
    "const ROUTES=[{condition:{not:{requestMode:'navigate'}},source:'network'}];",
    "addEventListener('install',(event)=>{event.addRoutes?.(ROUTES).catch(()=>{});",
    "event.waitUntil(caches.open(CACHE).then((cache)=>cache.add(new Request(PAGE,{cache:'reload'}))).then(()=>skipWaiting()))});",
    "addEventListener('activate',(event)=>event.waitUntil(caches.keys().then((names)=>Promise.all(",
    `names.filter((name)=>name.startsWith('${OFFLINE_CACHE}')&&name!==CACHE).map((name)=>caches.delete(name))))));`,
    "addEventListener('fetch',(event)=>{const {request}=event;",
    "if(request.mode!=='navigate'||request.method!=='GET')return;",
    'const path=new URL(request.url).pathname;if(UNTOUCHED.some((area)=>path.startsWith(area)))return;',
    'event.respondWith(fetch(request).catch(async()=>(await caches.match(PAGE))??Response.error()))});',
    '',
  ].join('\n')
}
