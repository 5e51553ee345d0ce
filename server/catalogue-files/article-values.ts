import {
  CATALOGUE_COLUMNS,
  type CatalogueColumn,
  CLEARED,
} from '#contract/plain/catalogue-columns.ts'
import { fieldsOf, type ProductFields } from '#server/catalogue/product-fields.ts'
import type { References } from '#server/catalogue/references.ts'
import type { StockedRow } from '#server/catalogue/written-product-queries.ts'
import type { CsvCells } from '#server/platform/write-csv.ts'

import { listCell, partsCell } from './list-cells.ts'

/** A value of an article in a file: lists as lists, parts of things by their names. */
export type Value = string | number | boolean | null | readonly string[] | readonly Parts[]
export type Parts = Readonly<Record<string, string | number | boolean | null>>
export type ArticleValues = Record<CatalogueColumn, Value>

/** The parts of things in lists, in the order of a cell. */
export const PARTS = {
  pack_items: ['sku', 'quantity'],
  product_colors: ['color', 'sku', 'price', 'stock'],
  printers: ['printer', 'source', 'confirmed', 'note'],
  images: ['path', 'alt', 'alt_nl', 'alt_fr'],
} as const satisfies Partial<Record<CatalogueColumn, readonly string[]>>
export type PartsColumn = keyof typeof PARTS

export function isPartsColumn(column: CatalogueColumn): column is PartsColumn {
  return Object.hasOwn(PARTS, column)
}

/** An article with what lies on its shelf. */
export interface Article {
  fields: ProductFields
  /** Pieces of an article counted by one number; else null. */
  onHand: number | null
  /** Colour → pieces, of one that is sold in colours. */
  colorsOnHand: ReadonlyMap<number, number>
}

export function articleOf(row: StockedRow): Article {
  return {
    fields: fieldsOf(row),
    onHand: row.on_hand,
    colorsOnHand: new Map(row.colors?.map((color) => [color.color_id, color.on_hand])),
  }
}

/** What the ids in an article's fields are called in a file. */
export interface Names {
  references: References
  sku: (productId: number) => string
  printer: (printerId: number) => string
}

/** What a file says of an article. */
export function valuesOf(article: Article, names: Names): ArticleValues {
  const { fields, onHand, colorsOnHand } = article
  const { references } = names
  const sku = (id: number | null) => (id === null ? null : names.sku(id))
  const values = {
    ...fields,
    brand: references.brand(fields.brand_id).slug,
    category: references.category(fields.category_id).slug,
    color: fields.color_id === null ? null : references.color(fields.color_id).slug,
    stock: onHand,
    replaces: sku(fields.replaces_product_id),
    linked_product: sku(fields.linked_product_id),
    successor: sku(fields.successor_id),
    related: fields.related_ids.map(names.sku),
    pack_items: fields.pack_items.map(({ product_id: id, quantity }) => ({
      sku: names.sku(id),
      quantity,
    })),
    product_colors: fields.product_colors.map(({ color_id: colorId, ...color }) => ({
      color: references.color(colorId).slug,
      ...color,
      stock: colorsOnHand.get(colorId) ?? 0,
    })),
    printers: fields.printers
      .map(({ printer_id: id, source, confirmed, note }) => ({
        printer: names.printer(id),
        source,
        confirmed,
        note,
      }))
      .toSorted((one, other) => (one.printer < other.printer ? -1 : 1)),
    images: fields.images.map(({ image_path: path, ...alts }) => ({ path, ...alts })),
  }
  return Object.fromEntries(
    CATALOGUE_COLUMNS.map((column) => [column, values[column]]),
  ) as ArticleValues
}

/** Where a column's value is written. */
const FIELD_OF = {
  brand: 'brand_id',
  category: 'category_id',
  color: 'color_id',
  replaces: 'replaces_product_id',
  linked_product: 'linked_product_id',
  successor: 'successor_id',
  related: 'related_ids',
} as const satisfies Partial<Record<CatalogueColumn, keyof ProductFields>>

/** The field of an article that a column writes; the stock is on the shelf. */
export function fieldOf(column: Exclude<CatalogueColumn, 'stock'>): keyof ProductFields {
  return (
    (FIELD_OF as Partial<Record<CatalogueColumn, keyof ProductFields>>)[column] ??
    (column as keyof ProductFields)
  )
}

/** The column that writes a field. */
export function columnOf(field: string): CatalogueColumn | undefined {
  const [named] = Object.entries(FIELD_OF).find(([, one]) => one === field) ?? [field]
  return CATALOGUE_COLUMNS.find((column) => column === named)
}

/** An article as a row of a CSV file. */
export function cellsOf(values: ArticleValues): CsvCells {
  return Object.fromEntries(
    CATALOGUE_COLUMNS.map((column) => [column, cellOf(column, values[column])]),
  )
}

/** A value as one cell says it; '' for none. What would be taken for something else begins with a backslash. */
export function cellOf(column: CatalogueColumn, value: Value): string {
  if (value === null) return ''
  if (isPartsColumn(column))
    return partsCell(
      (value as readonly Parts[]).map((parts) =>
        PARTS[column].map((name) => partText(parts[name])),
      ),
    )
  if (typeof value === 'object') return listCell(value as readonly string[])
  const text = String(value)
  return MARKED.test(text) ? `\\${text}` : text
}

/** The word for nothing, and what an earlier export made of it. */
const MARKED = new RegExp(String.raw`^\\*${CLEARED}$`)

/** What a cell of plain text says. */
export function textOfCell(cell: string): string {
  return cell.startsWith('\\') && MARKED.test(cell) ? cell.slice(1) : cell
}

function partText(part: Parts[string] | undefined): string {
  if (part === true) return 'yes'
  if (part === false) return 'no'
  return part === null || part === undefined ? '' : String(part)
}
