import { type CatalogueColumn, CLEARED } from '#contract/plain/catalogue-columns.ts'
import type { MessageKey } from '#server/platform/messages.ts'

import { isPartsColumn, PARTS, type PartsColumn, textOfCell } from './article-values.ts'
import { listOfCell, partsOfCell } from './list-cells.ts'
import { amountOf, dayOf, decimalOf, wholeOf } from './typed-numbers.ts'

/** A value as it is compared and written; things of several parts as texts by their names. */
export type ReadValue = string | number | null | string[] | Record<string, string>[]

export type Read =
  | { value: ReadValue }
  | { fault: MessageKey; params?: Record<string, string | number> }

/** What an empty value is, by kind of column. */
const LISTS: ReadonlySet<CatalogueColumn> = new Set(['search_codes', 'related'])
/** Texts that are empty rather than missing. */
const TEXTS = /^(?:name|short_description|description|seo_title|seo_description)/
const AMOUNTS: ReadonlySet<CatalogueColumn> = new Set(['regular_price', 'sale_price'])
const WHOLE: ReadonlySet<CatalogueColumn> = new Set([
  'stock',
  'low_stock_threshold',
  'impressions',
  'number_of_cartridges',
  'weight_grams',
])
const DECIMALS: ReadonlySet<CatalogueColumn> = new Set(['vat_rate', 'ml'])
const MOMENTS: ReadonlySet<CatalogueColumn> = new Set(['sale_from', 'sale_to'])
/** Words of the shop's own, in whatever case they are written. */
const WORDS: ReadonlySet<CatalogueColumn> = new Set([
  'type',
  'status',
  'origin',
  'slug',
  'warranty',
])

/** What a cell of a CSV file says; `<empty>` clears what is there. */
export function readCell(column: CatalogueColumn, cell: string): Read {
  if (cell.toLowerCase() === CLEARED) return { value: emptyOf(column) }
  if (isPartsColumn(column))
    return { value: partsOfCell(cell).map((parts) => namedParts(column, parts)) }
  if (LISTS.has(column)) return { value: listOfCell(cell) }
  return readText(column, textOfCell(cell))
}

/** What a value of a JSON file says; null clears what is there. */
export function readJson(column: CatalogueColumn, value: unknown): Read {
  if (value === null) return { value: emptyOf(column) }
  if (isPartsColumn(column)) {
    const parts = Array.isArray(value)
      ? value.map((one) => partsOfObject(column, one))
      : [undefined]
    const known = parts.filter((one) => one !== undefined)
    return known.length === parts.length ? { value: known } : { fault: 'field.invalid' }
  }
  if (LISTS.has(column))
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? { value }
      : { fault: 'field.invalid' }
  if (typeof value === 'number') return readText(column, String(value))
  return typeof value === 'string' ? readText(column, value.trim()) : { fault: 'field.invalid' }
}

function emptyOf(column: CatalogueColumn): ReadValue {
  if (isPartsColumn(column) || LISTS.has(column)) return []
  return TEXTS.test(column) ? '' : null
}

function readText(column: CatalogueColumn, text: string): Read {
  if (text === '') return { value: emptyOf(column) }
  if (AMOUNTS.has(column)) return orFault(amountOf(text), 'imports.no_amount', text)
  if (WHOLE.has(column)) return orFault(wholeOf(text), 'imports.no_whole', text)
  if (DECIMALS.has(column)) return orFault(decimalOf(text), 'imports.no_number', text)
  if (MOMENTS.has(column))
    return orFault(dayOf(text, column === 'sale_to'), 'imports.no_date', text)
  if (column === 'ean_number') return { value: text.replaceAll(/[\s.-]/g, '') }
  return { value: WORDS.has(column) ? text.toLowerCase() : text }
}

function orFault(value: string | number | undefined, fault: MessageKey, text: string): Read {
  return value === undefined ? { fault, params: { text: text.slice(0, 40) } } : { value }
}

function namedParts(column: PartsColumn, parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    PARTS[column].flatMap((name, place) => {
      const part = parts[place] ?? ''
      return part === '' ? [] : [[name, part]]
    }),
  )
}

function partsOfObject(column: PartsColumn, value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const known: readonly string[] = PARTS[column]
  const parts = Object.entries(value as Record<string, unknown>).filter(([, part]) => part !== null)
  const isPlain = parts.every(
    ([name, part]) => known.includes(name) && /^(?:string|number|boolean)$/.test(typeof part),
  )
  if (!isPlain) return undefined
  return Object.fromEntries(parts.map(([name, part]) => [name, textOfPart(part)] as const))
}

function textOfPart(part: unknown): string {
  if (typeof part === 'boolean') return part ? 'yes' : 'no'
  return typeof part === 'number' ? part.toString() : String(part)
}
