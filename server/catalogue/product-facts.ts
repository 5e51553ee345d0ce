import type { Trx } from '#database/pool.ts'

import { productLinks, type ProductLinkRow } from './desk-product-queries.ts'
import type { ProductFields } from './product-fields.ts'
import { type ShelfOfProduct, shelvesOf } from './product-parts-queries.ts'
import {
  eanOwners,
  knownPrinters,
  type Owner,
  skuOwners,
  slugOwners,
} from './product-writing-queries.ts'

/** An article about to be written; without `before` a new one. */
export interface Asked {
  id: number | null
  fields: ProductFields
  before: ProductFields | undefined
}

/** What the tables say that decides whether articles may be written: looked up at once for all of them. */
export interface ProductFacts {
  links: ReadonlyMap<number, ProductLinkRow>
  /** Code → the articles that have it. */
  skus: ReadonlyMap<string, readonly number[]>
  eans: ReadonlyMap<string, readonly number[]>
  /** Address → the articles that have it, or had it. */
  slugs: ReadonlyMap<string, readonly number[]>
  printers: ReadonlySet<number>
  /** Of articles whose places on the shelf change. */
  shelves: ReadonlyMap<number, readonly ShelfOfProduct[]>
}

/** Only what is written anew is looked up: what stays was in order when it was written. */
export async function productFacts(trx: Trx, articles: readonly Asked[]): Promise<ProductFacts> {
  const wanted = <Value>(
    name: keyof ProductFields | readonly (keyof ProductFields)[],
    of: (one: Asked) => readonly (Value | null)[],
  ): Value[] => {
    const found = articles
      .filter((one) => [name].flat().some((field) => isChanged(one, field)))
      .flatMap(of)
    return [...new Set(found)].filter((value) => value !== null)
  }
  const asked = <Value, Answer>(
    values: readonly Value[],
    read: (trx: Trx, values: readonly Value[]) => Promise<Answer[]>,
  ) => (values.length === 0 ? Promise.resolve([]) : read(trx, values))
  const skus = wanted<string>(['sku', 'product_colors'], ({ fields }) => [
    fields.sku,
    ...fields.product_colors.map(({ sku }) => sku),
  ])
  const shelves = articles
    .filter((one) => one.before !== undefined && !isSameShelf(one.fields, one.before))
    .map(({ id }) => id)
    .filter((id) => id !== null)
  const printers = new Set(
    articles.flatMap(({ before }) => before?.printers.map(({ printer_id: id }) => id) ?? []),
  )
  const newPrinters = wanted<number>('printers', ({ fields }) =>
    fields.printers.map(({ printer_id: id }) => id),
  ).filter((id) => !printers.has(id))
  return {
    links: new Map(
      (await asked(articles.flatMap(linkedIds), productLinks)).map((row) => [row.id, row]),
    ),
    skus: grouped(await asked(skus, skuOwners)),
    eans: grouped(
      await asked(
        wanted<string>('ean_number', ({ fields }) => [fields.ean_number]),
        eanOwners,
      ),
    ),
    slugs: grouped(
      await asked(
        wanted<string>('slug', ({ fields }) => [fields.slug]),
        slugOwners,
      ),
    ),
    printers: printers.union(
      newPrinters.length === 0 ? new Set() : await knownPrinters(trx, newPrinters),
    ),
    shelves: Map.groupBy(await asked(shelves, shelvesOf), (shelf) => shelf.product_id),
  }
}

/** Articles that it names, and itself, since a part of a pack may not be one. */
function linkedIds({ id, fields }: Asked): number[] {
  return [
    id,
    fields.replaces_product_id,
    fields.linked_product_id,
    fields.successor_id,
    ...fields.related_ids,
    ...fields.pack_items.map(({ product_id: memberId }) => memberId),
  ].filter((one) => one !== null)
}

export function isChanged(
  { fields, before }: Omit<Asked, 'id'>,
  name: keyof ProductFields,
): boolean {
  return before === undefined || JSON.stringify(fields[name]) !== JSON.stringify(before[name])
}

function grouped(owners: readonly Owner[]): ReadonlyMap<string, readonly number[]> {
  const byCode = Map.groupBy(owners, ({ code }) => code)
  return new Map([...byCode].map(([code, rows]) => [code, rows.map(({ id }) => id)]))
}

function isSameShelf(fields: ProductFields, before: ProductFields): boolean {
  const places = new Set(placesOf(fields))
  const former = placesOf(before)
  return places.size === former.length && former.every((place) => places.has(place))
}

/** The places on the shelf it needs: one for each colour, none for a pack, else one. */
export function placesOf({
  product_colors: colors,
  pack_items: members,
}: ProductFields): readonly (number | null)[] {
  if (colors.length > 0) return colors.map(({ color_id: colorId }) => colorId)
  return members.length > 0 ? [] : [null]
}
