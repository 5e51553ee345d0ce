import type * as z from 'zod'

import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import { ProductChange } from '#contract/product-body.ts'
import type { ProductFields } from '#server/catalogue/product-fields.ts'
import type { References } from '#server/catalogue/references.ts'
import { fieldFaults } from '#server/platform/field-errors.ts'
import type { MessageKey } from '#server/platform/messages.ts'

import { type Article, columnOf, fieldOf } from './article-values.ts'
import type { ReadValue } from './read-value.ts'
import { skuKey } from './sku-key.ts'

/** Why a row cannot be used; without a column it is the row as a whole. */
export interface Fault {
  column?: CatalogueColumn
  key: MessageKey
  params?: Record<string, string | number>
}

/** What texts of a file stand for, looked up for many rows at once. */
export interface Lookup {
  references: References
  /** Key of an SKU → article; of one that the file makes, the id it gets. */
  products: ReadonlyMap<string, number>
  /** Slug or name in small letters → printer. */
  printers: ReadonlyMap<string, number>
}

export type Values = ReadonlyMap<CatalogueColumn, ReadValue>

export interface Resolved {
  /** Fields the row writes. */
  change: Partial<ProductFields>
  stock: number | undefined
  colorsOnHand: ReadonlyMap<number, number>
  faults: Fault[]
}

type Parts = readonly Record<string, string>[]

/** What a row's values come to as fields of the article `before`, by the rules of the editor's form. */
export function resolveRow(values: Values, lookup: Lookup, before: Article | undefined): Resolved {
  const faults: Fault[] = []
  const colorsOnHand = new Map<number, number>()
  const sent: Record<string, unknown> = {}
  for (const [column, value] of values) {
    if (column === 'stock') continue
    const asked = { column, value, lookup, before, colorsOnHand }
    try {
      sent[fieldOf(column)] = (RESOLVERS[column] ?? plain)(asked)
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      faults.push(error.fault)
    }
  }
  const checked = ProductChange.safeParse(sent)
  if (!checked.success) faults.push(...checked.error.issues.flatMap(faultsOf))
  const stock = values.get('stock')
  return {
    change: (checked.success ? checked.data : {}) as Partial<ProductFields>,
    stock: typeof stock === 'number' ? stock : undefined,
    colorsOnHand,
    faults,
  }
}

/** Of a word that is none of those a column knows, which they are: a file has no list to choose from. */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  return fieldFaults([issue]).map(({ field, key, params }) => ({
    ...columnNamed(field),
    ...(issue.code === 'invalid_value'
      ? { key: 'imports.one_of', params: { values: issue.values.join(', ') } }
      : { key, params }),
  }))
}

/** The column of a field, or of a part of one: `images.0.alt`. */
export function columnNamed(field: string): { column?: CatalogueColumn } {
  const column = columnOf(field.split('.')[0] ?? '')
  return column === undefined ? {} : { column }
}

class RowFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.key)
    this.fault = fault
  }
}

interface Asked {
  column: CatalogueColumn
  value: ReadValue
  lookup: Lookup
  before: Article | undefined
  colorsOnHand: Map<number, number>
}

const RESOLVERS: Partial<Record<CatalogueColumn, (asked: Asked) => unknown>> = {
  brand: (asked) => referred(asked, asked.lookup.references.brands),
  category: (asked) => referred(asked, asked.lookup.references.categories),
  color: (asked) => referred(asked, asked.lookup.references.colors),
  replaces: linked,
  linked_product: linked,
  successor: linked,
  related: ({ value, ...asked }) =>
    (value as readonly string[]).map((sku) => productId(asked, sku)),
  pack_items: ({ value, ...asked }) =>
    (value as Parts).map(({ sku = '', quantity = '1' }) => ({
      product_id: productId(asked, sku),
      quantity: Number(quantity),
    })),
  product_colors: colors,
  images: ({ value }) =>
    (value as Parts).map(({ path = '', ...alts }) => ({ image_path: path, ...alts })),
  printers,
}

function plain({ value }: Asked): unknown {
  return value
}

interface Named {
  id: number
  slug: string
  name: string
  name_nl?: string
  name_fr?: string
}

/** A row of a small table by its slug or its name in any language. */
function referred({ value, column }: Asked, rows: readonly Named[]): number | null {
  if (value === null) return null
  const wanted = plainLetters(textOf(value))
  const row =
    rows.find(({ slug }) => slug === wanted) ??
    rows.find(({ name, name_nl, name_fr }) =>
      [name, name_nl, name_fr].some((one) => one !== undefined && plainLetters(one) === wanted),
    )
  if (row === undefined) throw unknown(column, textOf(value))
  return row.id
}

function linked({ value, ...asked }: Asked): number | null {
  return value === null ? null : productId(asked, textOf(value))
}

function productId({ lookup, column }: Pick<Asked, 'lookup' | 'column'>, sku: string): number {
  const id = lookup.products.get(skuKey(sku))
  if (id === undefined) throw unknown(column, sku)
  return id
}

function colors({ value, ...asked }: Asked): unknown {
  return (value as Parts).map(({ color = '', sku = '', price = null, stock }) => {
    const id = referred({ ...asked, value: color }, asked.lookup.references.colors)
    if (stock !== undefined && id !== null) asked.colorsOnHand.set(id, Number(stock))
    return { color_id: id, sku, price: price?.replace(',', '.') ?? null }
  })
}

/** A fit that is known keeps its source and note where the file says nothing of them. */
function printers({ value, lookup, before, column }: Asked): unknown {
  const known = new Map(before?.fields.printers.map((fit) => [fit.printer_id, fit]))
  return (value as Parts).map(({ printer = '', source, confirmed, note }) => {
    const id = lookup.printers.get(printer) ?? lookup.printers.get(printer.toLowerCase())
    if (id === undefined) throw unknown(column, printer)
    const fit = known.get(id) ?? { source: 'import', note: null, confirmed: false }
    const isSaid = source !== undefined
    return {
      printer_id: id,
      source: source ?? fit.source,
      note: note ?? (isSaid ? null : fit.note),
      confirmed: confirmed === undefined ? fit.confirmed : YES.has(confirmed.toLowerCase()),
    }
  })
}

function textOf(value: ReadValue): string {
  return typeof value === 'string' ? value : ''
}

const YES: ReadonlySet<string> = new Set(['yes', 'ja', 'oui', 'true', '1'])

function unknown(column: CatalogueColumn, text: string): RowFault {
  return new RowFault({ column, key: 'imports.unknown', params: { text: text.slice(0, 60) } })
}
