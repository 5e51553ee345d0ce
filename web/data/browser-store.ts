/** A value kept in this browser, which parts of the page can follow (useSyncExternalStore). */
export interface BrowserStore<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Back to the initial value, as if nothing had ever been kept. */
  forget: () => void
  /** Whether this browser keeps a value, rather than starting with the initial one. */
  isStored: () => boolean
  subscribe: (listener: () => void) => () => void
}

interface BrowserStoreOptions<Value> {
  key: string
  /** Reads what is stored; null is nothing. Anything unreadable must give the initial value. */
  read: (stored: string | null) => Value
  /** null removes the key. */
  write: (value: Value) => string | null
  /** What else follows the value, as the start script does before the first paint. */
  apply: (value: Value) => void
}

/** Kept in localStorage where that is allowed, else for this page only; follows other tabs. */
export function createBrowserStore<Value>({
  key,
  read,
  write,
  apply,
}: BrowserStoreOptions<Value>): BrowserStore<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let isRead = false

  const get = () => {
    if (!isRead) {
      isRead = true
      value = read(storage()?.getItem(key) ?? null)
    }
    return value as Value
  }
  const tell = (next: Value) => {
    value = next
    isRead = true
    apply(next)
    for (const listener of listeners) listener()
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) tell(read(event.newValue))
    })
  }

  return {
    get,
    set: (next) => {
      keep(key, write(next))
      tell(next)
    },
    forget: () => {
      keep(key, null)
      tell(read(null))
    },
    isStored: () => storage()?.getItem(key) != null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) storage()?.removeItem(key)
    else storage()?.setItem(key, text)
  } catch {
    // The storage is full or forbidden: the choice lives as long as this page.
  }
}

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
