/**
 * How much each thing that is asked for counts. Of the articles that come into question those remain
 * that meet the most; what does not count here only orders them.
 */
export const WEIGHTS = {
  kind: 1_000,
  named: 800,
  color: 300,
  origin: 250,
  pack: 150,
  word: 50,
} as const

/** Puts a value into the statement; answers its place. */
export type Given = (value: unknown) => string

export interface Writing {
  given: Given
  /** The name of the set of ids that a statement finds, which runs once and only where it is asked for. */
  setOf: (ids: string) => string
  /** Do codes or printers name the articles? Then there are few, and each is looked at. */
  isAnchored: boolean
}

export interface Feature {
  sql: string
  /** The same by a set of ids: among alternatives no index would serve the condition itself. */
  ids?: string
  weight: number
  /** May be missing without the search falling back to whatever meets some of it. */
  isSoft?: boolean
}

export function isIn(set: string): string {
  return `p.id in (select id from ${set})`
}
