/** Products are asked for again after five minutes. */
export const PRODUCT_CACHE_MS = 5 * 60_000

/** A small map that forgets what is too old, and the oldest when it grows too large. */
export interface FreshCache<Value> {
  get(key: string, lifeMs: number, load: () => Promise<Value>): Promise<Value>
  clear(): void
}

interface Entry<Value> {
  value: Promise<Value>
  at: number
}

/**
 * Answers from memory while an entry is younger than `lifeMs`, else loads. Two callers share one
 * load; a failed load is forgotten at once, so that the next caller tries again.
 */
export function createFreshCache<Value>({
  now,
  maxEntries,
}: {
  now: () => number
  maxEntries: number
}): FreshCache<Value> {
  const entries = new Map<string, Entry<Value>>()
  return {
    get(key, lifeMs, load) {
      const known = entries.get(key)
      if (known !== undefined && now() - known.at < lifeMs) return known.value
      const entry = { value: load(), at: now() }
      entries.delete(key)
      entries.set(key, entry)
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key)
      return entry.value
    },
    clear: () => entries.clear(),
  }
}
