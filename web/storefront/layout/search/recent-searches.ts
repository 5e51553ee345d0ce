import { createBrowserStore } from '#web/data/browser-store.ts'

export interface RecentSearches {
  /** What the visitor said to keeping them; undefined while not asked. */
  isKept: boolean | undefined
  /** The newest first. */
  terms: readonly string[]
}

const MOST_TERMS = 6
/** A sentence that was pasted is no term anybody searches again. */
const LONGEST_TERM = 80
const UNDECIDED: RecentSearches = { isKept: undefined, terms: [] }

/** The last searches of this browser, for whoever wants them kept. They go nowhere from here. */
export const recentSearches = createBrowserStore<RecentSearches>({
  key: 'octavo_searches',
  read: parsed,
  write: ({ isKept, terms }) =>
    isKept === undefined ? null : JSON.stringify(isKept ? { isKept, terms } : { isKept }),
  apply: () => undefined,
})

/** Begins to keep them, or stops and forgets those there are. */
export function keepSearches(isKept: boolean): void {
  recentSearches.set({ isKept, terms: [] })
}

export function keepTerm(term: string): void {
  const { isKept, terms } = recentSearches.get()
  if (isKept !== true || term.length > LONGEST_TERM) return
  const others = terms.filter((one) => one.toLowerCase() !== term.toLowerCase())
  recentSearches.set({ isKept, terms: [term, ...others].slice(0, MOST_TERMS) })
}

export function forgetTerm(term: string): void {
  const { isKept, terms } = recentSearches.get()
  recentSearches.set({ isKept, terms: terms.filter((one) => one !== term) })
}

export function forgetAllTerms(): void {
  recentSearches.set({ ...recentSearches.get(), terms: [] })
}

function parsed(stored: string | null): RecentSearches {
  try {
    const { isKept, terms } = JSON.parse(stored ?? '{}') as Record<string, unknown>
    if (typeof isKept !== 'boolean') return UNDECIDED
    const kept = isKept && Array.isArray(terms) ? terms : []
    return { isKept, terms: kept.filter((term) => typeof term === 'string').slice(0, MOST_TERMS) }
  } catch {
    return UNDECIDED
  }
}
