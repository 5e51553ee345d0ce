import type { CatalogueColumn, RowOutcome } from '#contract/plain/catalogue-columns.ts'
import type { References } from '#server/catalogue/references.ts'

import type { Article } from './article-values.ts'
import type { Fault, Values } from './resolve-row.ts'

/** Ids from here on are of articles that a check plans and nobody writes: the shop's own never come near. */
export const PLANNED_FROM = 2_100_000_000

export interface Change {
  column: CatalogueColumn
  before: string | null
  after: string | null
}

/** What is to become of a row. */
export interface Plan {
  line: number
  key: string | null
  /** `waiting`: names an article that the file makes further down. */
  outcome: RowOutcome | 'waiting'
  /** Of its article; of a new one the id it gets. */
  id: number | null
  version: number | null
  before: Article | undefined
  after: Article | undefined
  changes: Change[]
  faults: Fault[]
}

export interface PlanOptions {
  importId: number
  references: References
  /** Heading → column. */
  mapping: ReadonlyMap<string, CatalogueColumn>
  isJson: boolean
  creates: boolean
  /** The articles are about to be written: new ones get their ids. */
  isWriting: boolean
}

/** A row with its cells read. */
export interface ReadRow {
  line: number
  key: string | null
  values: Values
  faults: Fault[]
}
