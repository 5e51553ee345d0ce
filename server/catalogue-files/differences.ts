import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'

import { type Article, type ArticleValues, cellOf, fieldOf } from './article-values.ts'
import type { Values } from './resolve-row.ts'
import type { Change } from './row-plan.ts'

/** Values that the article does not have yet: what stays need not be looked at. */
export function differing(values: Values, former: ArticleValues | undefined): Values {
  if (former === undefined) return values
  return new Map(
    [...values].filter(
      ([column, value]) =>
        column !== 'sku' &&
        !isAlike(value, former[column]) &&
        cellOf(column, value) !== cellOf(column, former[column]),
    ),
  )
}

/** What a row changes, as cells say it; of a new article all that is said. */
export function changesBetween(values: ArticleValues, former: ArticleValues | undefined): Change[] {
  return (Object.keys(values) as CatalogueColumn[])
    .filter((column) => former === undefined || !isAlike(values[column], former[column]))
    .map((column) => ({
      column,
      before: former === undefined ? null : cellOf(column, former[column]),
      after: cellOf(column, values[column]),
    }))
    .filter(({ before, after }) => (before ?? '') !== after)
    .map(({ column, before, after }) => ({
      column,
      before: clipped(before),
      after: clipped(after),
    }))
}

/** Told without making cells of them, which costs most: nearly all values of a long file stay as they are. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}

const SHOWN_LETTERS = 300

function clipped(text: string | null): string | null {
  if (text === null || text === '') return null
  return text.length <= SHOWN_LETTERS ? text : `${text.slice(0, SHOWN_LETTERS)}…`
}

/** The same list in another order is no change: such fields stay as they are. */
export function onlyChanged(before: Article, after: Article, changes: readonly Change[]): Article {
  const changed = changes.flatMap(({ column }) => (column === 'stock' ? [] : [fieldOf(column)]))
  return {
    ...after,
    fields: {
      ...before.fields,
      ...Object.fromEntries(changed.map((name) => [name, after.fields[name]])),
    },
  }
}
