import type { FastifyInstance } from 'fastify'

import type { RenderedPage } from '#contract/page-entry.ts'
import type { ReaderCache } from '#server/platform/cached-reader.ts'
import { counter, type Metrics } from '#server/platform/metrics.ts'

import { PageBody } from './page-compression.ts'
import { createPageMemory, type PageMemory } from './page-memory.ts'

/** What rendering a page came to: where it leads, or the page with its body for every encoding. */
export type SharedPage =
  | { redirect: Response }
  | { redirect?: undefined; page: Omit<RenderedPage, 'html'>; body: PageBody }

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The pages of this process that serve all who ask for the same address and language. They are
 * dropped when staff change something here, before they are answered, and when a change is announced
 * by any process. A customer's purchase is not: a page may lag it by the seconds.
 */
export function openSharedPages(
  app: FastifyInstance,
  { cache, metrics, seconds }: { cache: ReaderCache; metrics: Metrics; seconds: number },
): PageMemory<SharedPage> {
  const count = counter(metrics, {
    name: 'octavo_page_memory_total',
    help: 'Public pages by where they came from: rendered, shared with a rendering, or kept',
    label: 'source',
  })
  const memory = createPageMemory<SharedPage>({ seconds, sizeOf: sizeOfSound, count })
  app.addHook('onSend', async ({ method, routeOptions: { url = '' } }) => {
    if (url.startsWith('/api/admin/') && !READING_METHODS.has(method)) memory.clear()
  })
  cache.onChange(() => memory.clear())
  return memory
}

/**
 * The page of an address, compressed when it is asked for. Only its bytes are kept, outside of the heap:
 * its text would take twice as much inside, and a crawl of the catalogue would fill that.
 */
export function sharedPage(rendered: RenderedPage | Response): SharedPage {
  if (rendered instanceof Response) return { redirect: rendered }
  const { html, ...page } = rendered
  return { page, body: new PageBody(html) }
}

/** What went wrong, or leads elsewhere, is not kept. */
function sizeOfSound(shared: SharedPage): number | null {
  if (shared.redirect !== undefined) return null
  const { page, body } = shared
  return page.status === 200 && page.errors.length === 0 ? body.length : null
}
