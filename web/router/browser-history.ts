import { FIRST_KEY, locationOf, pathOf, type Location } from './location.ts'

/** What an entry of the browser's history keeps for us. */
interface Entry {
  key?: string
  /** How far from the entry the visitor came in by. */
  index?: number
  /** The state of the location. */
  state?: unknown
}

export interface BrowserHistory {
  location: () => Location
  /** A place to go to: a path of the shop, or what follows the current one. */
  locationOfPath: (path: string, state?: unknown) => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (steps: number) => void
  /** Hears where the visitor goes along the history, and by how many steps where that is known. */
  listen: (listener: (location: Location, steps: number | undefined) => void) => void
}

export function openHistory(): BrowserHistory {
  // What else stands in the entry, such as how often the page was loaded anew, stays there.
  if (entry().index === undefined) window.history.replaceState({ ...entry(), index: 0 }, '')
  let index = entry().index ?? 0

  return {
    location: locationNow,
    locationOfPath(path, state = null) {
      const url = new URL(path, window.location.href)
      if (url.origin !== window.location.origin) throw new Error(`Not a page of the shop: ${path}`)
      return locationOf(url, Math.random().toString(36).slice(2, 10), state)
    },
    push(location) {
      index += 1
      write('pushState', location, index)
    },
    replace(location) {
      write('replaceState', location, index)
    },
    go: (steps) => window.history.go(steps),
    listen(listener) {
      window.addEventListener('popstate', () => {
        const now = entry().index
        const steps = now === undefined ? undefined : now - index
        index = now ?? index
        listener(locationNow(), steps)
      })
    },
  }
}

/**
 * The path and query of the document the server sent. The visitor may have gone along the history
 * since, before any code was there to follow.
 */
export function servedUrl(): URL {
  const [document] = performance.getEntriesByType('navigation')
  return new URL(document?.name ?? window.location.href)
}

function entry(): Entry {
  return (window.history.state ?? {}) as Entry
}

function locationNow(): Location {
  const { key = FIRST_KEY, state = null } = entry()
  return locationOf(window.location, key, state)
}

function write(how: 'pushState' | 'replaceState', location: Location, index: number): void {
  const { key, state } = location
  const kept: Entry = { ...(key === FIRST_KEY ? {} : { key }), index, state }
  window.history[how](kept, '', pathOf(location))
}
