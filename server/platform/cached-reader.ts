/** A value read from the database once and kept until one of its tables changes in any process, or until it is too old. */
export interface CachedReader<T> {
  get(): Promise<T>
}

/**
 * Readers and the tables they depend on. `changed` is fed by the database's `cache_changed`
 * notifications, so every process drops the same values; `dropAll` serves a gap in the connection.
 */
export interface ReaderCache {
  reader<T>(
    tables: readonly string[],
    read: () => Promise<T>,
    options?: { atMostOldMs: number },
  ): CachedReader<T>
  changed: (table: string) => void
  dropAll: () => void
  /** Called at every change and after every gap, whatever the table. */
  onChange(listener: () => void): void
}

export function createReaderCache(): ReaderCache {
  const drops: { tables: readonly string[]; drop: () => void }[] = []
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    reader(tables, read, { atMostOldMs } = { atMostOldMs: Infinity }) {
      let kept: ReturnType<typeof read> | undefined
      let readAt = 0
      const drop = () => {
        kept = undefined
      }
      drops.push({ tables, drop })
      return {
        get() {
          if (kept !== undefined && performance.now() - readAt <= atMostOldMs) return kept
          const reading = read()
          kept = reading
          readAt = performance.now()
          reading.catch(() => {
            if (kept === reading) drop()
          })
          return reading
        },
      }
    },
    changed(table) {
      for (const { tables, drop } of drops) if (tables.includes(table)) drop()
      tell()
    },
    dropAll() {
      for (const { drop } of drops) drop()
      tell()
    },
    onChange(listener) {
      listeners.push(listener)
    },
  }
}
