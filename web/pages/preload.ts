import { withItsCode } from '#web/router/load-matches.ts'
import type { LoaderContext } from '#web/router/loader-context.ts'
import { matchRoutes } from '#web/router/match-routes.ts'
import type { RouteObject } from '#web/router/route.ts'

import { needsOwnDocument } from './paths.ts'

/** How long the pointer must rest on a link; one that only passes by loads nothing. */
const INTENT_MS = 65

/**
 * A link that is hovered, focused or touched loads its page ahead: the chunk, the texts, and the
 * data as far as the API client keeps it. Listens on the document, so every link takes part.
 */
export function preloadOnIntent(routes: RouteObject[], context: () => LoaderContext): void {
  const done = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const preload = (url: URL) => {
    if (done.has(url.href)) return
    done.add(url.href)
    void preloadPage(routes, url, context()).catch(() => done.delete(url.href))
  }
  const later = (event: Event) => {
    const url = pageUrl(event.target)
    clearTimeout(timer)
    if (url !== undefined) timer = setTimeout(preload, INTENT_MS, url)
  }
  const now = (event: Event) => {
    const url = pageUrl(event.target)
    if (url !== undefined) preload(url)
  }
  document.addEventListener('pointerover', later, { passive: true })
  document.addEventListener('focusin', now)
  document.addEventListener('touchstart', now, { passive: true })
  document.addEventListener('click', leaveToTheBrowser, { capture: true })
}

async function preloadPage(routes: RouteObject[], url: URL, context: LoaderContext): Promise<void> {
  const matches = matchRoutes(routes, url.pathname) ?? []
  const page = matches.at(-1)
  if (page === undefined) return
  const { loader } = await withItsCode(page.route)
  await loader?.({ request: new Request(url), params: page.params, context })
}

/** Pages with their own security policy are entered by loading the document, so the router must not see the click. */
function leaveToTheBrowser(event: Event): void {
  const url = pageUrl(event.target, { ownDocument: true })
  if (url !== undefined) event.stopPropagation()
}

function pageUrl(target: EventTarget | null, { ownDocument = false } = {}): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.href === '' || link.target !== '' || link.hasAttribute('download'))
    return undefined
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return undefined
  return needsOwnDocument(url.pathname, window.location.pathname) === ownDocument ? url : undefined
}
