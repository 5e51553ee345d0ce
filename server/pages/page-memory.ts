import { LRUCache } from 'lru-cache'

/** Of plain text; the compressed forms beside it are a fifth of that. Some 150 pages. */
const KEPT_BYTES = 16_000_000

/** How a page was come by: made for the one who asked, while another waited for it, or before. */
export type PageSource = 'rendered' | 'shared' | 'kept'

export interface PageMemory<Page> {
  /** The page of a key; one that is being made or was made within the seconds is made only once. */
  page(key: string, make: () => Promise<Page>): Promise<Page>
  /** What is kept, and what is being made of old data, serves nobody any more. */
  clear(): void
}

interface PageMemoryOptions<Page> {
  /** From the start of its making; 0: nothing is kept, and each request makes its own. */
  seconds: number
  /** Its size in whole bytes; null: it may not be kept, though those who wait for it share it. */
  sizeOf: (page: Page) => number | null
  count?: (source: PageSource) => void
}

/**
 * Public pages in memory for as long as a burst of visitors asks for the same one. Behind a cache in
 * front of the shop it saves nothing; without one it does what that would.
 */
export function createPageMemory<Page extends object>({
  seconds,
  sizeOf,
  count = () => undefined,
}: PageMemoryOptions<Page>): PageMemory<Page> {
  const kept = new LRUCache<string, Page>({ maxSize: KEPT_BYTES })
  let making = new Map<string, Promise<Page>>()

  const made = async (key: string, make: () => Promise<Page>) => {
    const mine = making
    const start = performance.now()
    try {
      const page = await make()
      const size = sizeOf(page)
      if (size !== null && mine === making)
        kept.set(key, page, { size, ttl: seconds * 1000, start })
      return page
    } finally {
      mine.delete(key)
    }
  }

  return {
    async page(key, make) {
      if (seconds === 0) return make()
      const known = kept.get(key)
      if (known !== undefined) {
        count('kept')
        return known
      }
      const under = making.get(key)
      if (under !== undefined) {
        count('shared')
        return under
      }
      count('rendered')
      const page = made(key, make)
      making.set(key, page)
      return page
    },
    clear() {
      kept.clear()
      making = new Map()
    },
  }
}
