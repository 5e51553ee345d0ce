import { PAYMENT_PAGES } from '#contract/plain/page-paths.ts'
import { isAdminPath } from '#web/pages/paths.ts'
import { trustedScript } from '#web/ui/trusted.ts'

import { WORKER_PATH } from './offline-addresses.ts'

/** Has the browser keep the offline page, once everything of this page has come and it has nothing else to do. */
export function keepOfflinePage(): void {
  const { pathname } = window.location
  if (!import.meta.env.PROD || isAdminPath(pathname) || PAYMENT_PAGES.includes(pathname)) return
  if (document.readyState === 'complete') whenIdle(register)
  else window.addEventListener('load', () => whenIdle(register), { once: true })
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 2000)
}

/** A browser that has no workers, or keeps nothing for this visitor, shows its own page when it is offline. */
function register(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(trustedScript(WORKER_PATH)).catch(() => undefined)
}
