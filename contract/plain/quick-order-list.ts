/** What somebody typed or pasted under quick order, in characters. */
export const QUICK_ORDER_LENGTH = 20_000
/** Of one article. */
export const QUICK_ORDER_PIECES = 99_999

export interface TypedLine {
  text: string
  quantity: number
  /** False: no number stood there, so it is one. */
  hasQuantity: boolean
}

/** Names of columns, as spreadsheets have them. */
const HEADING =
  /^(sku|code|article|artikel|item|product|produit|ref|réf|reference|référence|referentie|ean|qty|quantity|aantal|quantité|pieces|pièces|stuks|omschrijving|description)(?!\p{L})/iu
const PIECES = /^(\d{1,5})\s*(?:x|×|st\.?|stuks?|pcs?\.?|pieces?|pièces?)?$/iu
const COUNT_FIRST = /^(\d{1,5})\s*[x×*]\s+(.+)$/iu
const COUNT_MARKED =
  /^(.+?)[\s:]+(?:[x×*]\s*(\d{1,5})|(\d{1,5})\s*(?:x|×|st\.?|stuks?|pcs?\.?|pieces?|pièces?))$/iu
const COUNT_BARE = /^(.+?)[\s:]+(\d{1,4})$/u

/**
 * The lines of a list as people paste it: `LC-3219XL 4`, `4 x TN-2420`, `TN-2420 x2`, or columns of a
 * spreadsheet in any order, between tabs, semicolons or commas. Empty lines and headings are left out.
 */
export function readTypedList(content: string): TypedLine[] {
  return content
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/^\uFEFF|^["']|["']$/g, '').trim())
    .filter((line, index) => line !== '' && !(index === 0 && isHeading(line)))
    .map(readLine)
    .filter(({ text }) => text !== '')
}

function readLine(line: string): TypedLine {
  const cells = cellsOf(line)
  return cells.length > 1 ? readCells(cells) : readWords(line)
}

function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign))
  if (separator === undefined) return [line]
  const cells = line
    .split(separator)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim())
    .filter((cell) => cell !== '')
  // A comma also stands in names: it separates only where a number stands between commas.
  return separator === ',' && !cells.some((cell) => PIECES.test(cell)) ? [line] : cells
}

function readCells(cells: readonly string[]): TypedLine {
  const place = cells.findLastIndex((cell) => PIECES.test(cell))
  const others = cells.filter((_, index) => index !== place)
  const code = others.find((cell) => /\d/.test(cell) && !/\s/.test(cell))
  return typed(
    code ?? others.join(' '),
    place === -1 ? undefined : PIECES.exec(cells[place] ?? '')?.[1],
  )
}

function readWords(line: string): TypedLine {
  const first = COUNT_FIRST.exec(line)
  if (first !== null) return typed(first[2] ?? '', first[1])
  const marked = COUNT_MARKED.exec(line)
  if (marked !== null) return typed(marked[1] ?? '', marked[2] ?? marked[3])
  const bare = COUNT_BARE.exec(line)
  // "HP 305" is a name; "HP 305 2" is two of them.
  return bare !== null && /\d/.test(bare[1] ?? '') ? typed(bare[1] ?? '', bare[2]) : typed(line)
}

function typed(text: string, count?: string): TypedLine {
  const quantity = Math.min(Number(count ?? 1), QUICK_ORDER_PIECES)
  return {
    text: text.trim().slice(0, 200),
    quantity: Math.max(quantity, 1),
    hasQuantity: count !== undefined,
  }
}

function isHeading(line: string): boolean {
  return HEADING.test(line) && !/\d/.test(line)
}
