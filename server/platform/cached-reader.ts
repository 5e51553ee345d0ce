/** A value read from the database once and kept until one of its tables changes in any process. */
export interface CachedReader<T> {
  get(): Promise<T>
}

/**
 * Readers and the tables they depend on. `changed` is fed by the database's `cache_changed`
 * notifications, so every process drops the same values; `dropAll` serves a gap in the connection.
 */
export interface ReaderCache {
  reader<T>(tables: readonly string[], read: () => Promise<T>): CachedReader<T>
  changed: (table: string) => void
  dropAll: () => void
}

export function createReaderCache(): ReaderCache {
  const drops: { tables: readonly string[]; drop: () => void }[] = []
  return {
    reader(tables, read) {
      let kept: ReturnType<typeof read> | undefined
      const drop = () => {
        kept = undefined
      }
      drops.push({ tables, drop })
      return {
        get() {
          if (kept !== undefined) return kept
          const reading = read()
          kept = reading
          reading.catch(() => {
            if (kept === reading) drop()
          })
          return reading
        },
      }
    },
    changed(table) {
      for (const { tables, drop } of drops) if (tables.includes(table)) drop()
    },
    dropAll() {
      for (const { drop } of drops) drop()
    },
  }
}
