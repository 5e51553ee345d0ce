import { createStore, type Store } from '#web/ui/store.ts'

/** A value kept in this browser, which parts of the page can follow. */
export interface BrowserStore<Value> extends Store<Value> {
  /** Back to the initial value, as if nothing had ever been kept. */
  forget: () => void
  /** Whether this browser keeps a value, rather than starting with the initial one. */
  isStored: () => boolean
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
  const store = createStore(read(null))
  if (typeof document !== 'undefined') store.set(read(stored(key)))
  const show = (next: Value) => {
    apply(next)
    store.set(next)
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) show(read(event.newValue))
    })
  }
  return {
    ...store,
    set: (next) => {
      keep(key, write(next))
      show(next)
    },
    forget: () => {
      keep(key, null)
      show(read(null))
    },
    isStored: () => stored(key) !== null,
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The storage is full or forbidden: the choice lives as long as this page.
  }
}

/** Where storage is forbidden, nothing is stored. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
