import { slugOf } from '#contract/plain/slug-of.ts'
import { inNameOrder } from '#database/name-order.ts'
import { pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'

export interface ReferenceFilter<Count extends string = never> {
  search?: string | undefined
  sort?: 'position' | 'name' | 'products_count' | Count | undefined
  direction?: 'asc' | 'desc' | undefined
}

/** The order of a list that has a position: by it unless told. Its parts come from the contract's enums. */
export function byPosition(
  { sort = 'position', direction = 'asc' }: ReferenceFilter<string>,
  nameOrder = inNameOrder('name'),
): string {
  return `${sort === 'name' ? nameOrder : sort} ${direction}, id`
}

/** The row that an insert answered. */
export function rowOf<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('An insert answered no row')
  return row
}

/** Rows that each carry the count of all, as a page of the list. */
export function pageOfRows<Row extends { total: number }>(
  rows: readonly Row[],
  page: number,
  perPage: number,
) {
  return { data: withoutTotals(rows), ...pageOf(rows[0]?.total ?? 0, page, perPage) }
}

export function withoutTotals<Row extends { total: number }>(
  rows: readonly Row[],
): Omit<Row, 'total'>[] {
  return rows.map(({ total: _total, ...row }) => row)
}

/** The slug that was sent, or the one that follows from the name. Throws `validation` where nothing of the name is left. */
export function requireSlug({ name, slug }: { name: string; slug?: string | undefined }): string {
  const found = slug ?? slugOf(name)
  if (found === '') throw new ShopError('validation', { fields: { slug: 'field.required' } })
  // Digits alone are the id of a page.
  if (/^\d+$/.test(found)) throw new ShopError('validation', { fields: { slug: 'field.slug' } })
  return found
}

interface Names {
  name: string
  name_fr: string
  name_nl: string
}

export type SentNames = { [Name in keyof Names]?: string | null | undefined }

/** The name in each language: the base name where there is none. */
export function namesOf({ name, name_fr, name_nl }: SentNames & { name: string }): Names {
  return { name, name_fr: name_fr || name, name_nl: name_nl || name }
}

/** The names after a change: what is left out stays, what is emptied is the base name again. */
export function sentNames(sent: SentNames, before: Names): Names {
  const name = sent.name ?? before.name
  const { name_fr = before.name_fr, name_nl = before.name_nl } = sent
  return namesOf({ name, name_fr, name_nl })
}

export function isRenamed(names: Names, before: Names): boolean {
  return (['name', 'name_fr', 'name_nl'] as const).some((one) => names[one] !== before[one])
}
