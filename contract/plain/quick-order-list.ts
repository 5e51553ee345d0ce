import { CART_LINES_AT_MOST } from './cart-size.ts'

/** What somebody typed or pasted under quick order, in characters. */
export const QUICK_ORDER_LENGTH = 20_000
/** Of one article. */
export const QUICK_ORDER_PIECES = 99_999

export interface TypedLine {
  /** The line as it stood in the list. */
  written: string
  /** The line without its quantity, at most 200 characters. */
  text: string
  /** One where no quantity stood, or a bad one. May be above every stock. */
  quantity: number
  /** False: no number stood there that is a quantity for sure. "HP 305" may still be a name. */
  hasQuantity: boolean
  /** What stood there instead of a whole number from 1: "0", "-3", "2,5". "1.000" is one or a thousand. */
  badQuantity: string | undefined
}

/** Names of columns, as spreadsheets have them. */
const HEADING =
  /^(sku|code|article|artikel|item|product|produit|ref|réf|reference|référence|referentie|ean|qty|quantity|aantal|quantité|pieces|pièces|stuks|omschrijving|description)(?!\p{L})/iu

const WHOLE = String.raw`[-−–+]?\d{1,7}`
const NUMBER = String.raw`${WHOLE}(?:[.,]\d+)*`
const UNIT = String.raw`(?:x|×|\*|st\.?|stuks?|pcs?\.?|pieces?|pièces?)`
const CELL_WHOLE = new RegExp(`^(${WHOLE})\\s*${UNIT}?$`, 'iu')
const CELL_NUMBER = new RegExp(`^(${NUMBER})\\s*${UNIT}?$`, 'iu')
const COUNT_FIRST = new RegExp(`^(${NUMBER})\\s*${UNIT}\\s+(.+)$`, 'iu')
/** "3 TN-2420": what follows is one word with letters and digits, or an EAN. */
const COUNT_BEFORE_CODE = new RegExp(
  `^(${NUMBER})\\s+((?=\\S*\\d)(?=\\S*\\p{L})\\S{4,}|\\d{8,14})$`,
  'iu',
)
const COUNT_MARKED = new RegExp(
  `^(.+?)[\\s:]+(?:[x×*]\\s*(${NUMBER})|(${NUMBER})\\s*${UNIT})$`,
  'iu',
)
const COUNT_BARE = new RegExp(`^(.+?)[\\s:]+(${NUMBER})$`, 'u')

/**
 * The lines of a list as people paste it: `LC-3219XL 4`, `4 x TN-2420`, `TN-2420 x2`, or columns of a
 * spreadsheet in any order, between tabs, semicolons or commas. Empty lines and headings are left out.
 */
export function readTypedList(content: string): TypedLine[] {
  return linesOf(content)
    .filter(isArticle)
    .map(readLine)
    .filter(({ text }) => text !== '')
}

/** As much of a long list as is checked at a time, and how many articles that is. */
export function fittingPart(content: string): { content: string; taken: number; isCut: boolean } {
  const lines = linesOf(content)
  let [end, length, taken] = [0, 0, 0]
  for (const [index, line] of lines.entries()) {
    length += line.length + 1
    const isCounted = isArticle(line, index) && readLine(line).text !== ''
    if (length > QUICK_ORDER_LENGTH + 1 || (isCounted && taken === CART_LINES_AT_MOST)) break
    if (isCounted) taken += 1
    end = index + 1
  }
  const isCut = end < lines.length
  return { content: isCut ? lines.slice(0, end).join('\n') : content, taken, isCut }
}

function linesOf(content: string): string[] {
  return content.split(/\r\n|\r|\n/).map((line) => line.replace(/^\uFEFF/, '').trim())
}

function isArticle(line: string, index: number): boolean {
  return line !== '' && !(index === 0 && isHeading(line))
}

function isHeading(line: string): boolean {
  return HEADING.test(line.replace(/^["']/, '')) && !/\d/.test(line)
}

function readLine(line: string): TypedLine {
  const cells = cellsOf(line)
  return { written: line, ...(cells.length > 1 ? readCells(cells) : readWords(cells[0] ?? '')) }
}

function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign))
  if (separator === undefined) return [unquoted(line)]
  const cells = (line.match(new RegExp(`(?:"[^"]*"|[^${separator}])+`, 'g')) ?? [])
    .map(unquoted)
    .filter((cell) => cell !== '')
  if (separator !== ',') return cells
  // A comma also stands in names and in "2,5": it separates only where a number stands between commas.
  const isList = cells.some((cell) => CELL_NUMBER.test(cell)) && !hasDecimals(line)
  return isList ? cells : [unquoted(line)]
}

function unquoted(text: string): string {
  return text
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .trim()
}

/** "TN-2420 2,5" and "2,5 x TN-2420", but not "HP 305,2". */
function hasDecimals(line: string): boolean {
  const [, before = '', whole = ''] = /^(.*?)\s[-−–+]?(\d+),\d+(?:\s*\p{L}+\.?)?$/u.exec(line) ?? []
  return (whole !== '' && isSurelyCount(before, whole)) || /^\d+,\d+\s*(?:[x×*]\s|\s)/u.test(line)
}

/** After "HP" a number of three digits is the article itself. */
function isSurelyCount(before: string, digits: string): boolean {
  return /\d/.test(before) || digits.length < 3
}

type Read = Omit<TypedLine, 'written'>

/** A price has decimals, so the last whole number is the quantity. */
function readCells(cells: readonly string[]): Read {
  const whole = cells.findLastIndex((cell) => CELL_WHOLE.test(cell))
  const place = whole === -1 ? cells.findLastIndex((cell) => CELL_NUMBER.test(cell)) : whole
  const others = cells.filter((_, index) => index !== place)
  const code = others.find((cell) => /\d/.test(cell) && !/\s/.test(cell))
  return counted(code ?? others.join(' '), CELL_NUMBER.exec(cells[place] ?? '')?.[1])
}

function readWords(line: string): Read {
  const [, firstCount, afterCount = ''] =
    COUNT_FIRST.exec(line) ?? COUNT_BEFORE_CODE.exec(line) ?? []
  if (firstCount !== undefined) return counted(afterCount, firstCount)
  const marked = COUNT_MARKED.exec(line)
  if (marked !== null) return counted(marked[1] ?? '', marked[2] ?? marked[3])
  const [, text = '', count = ''] = COUNT_BARE.exec(line) ?? []
  const isPlain = /^\d+$/.test(count) && Number(count) > 0
  // "HP 305" is a name; "HP 305 2" is two of them.
  const isCount = isPlain ? /\d/.test(text) : isSurelyCount(text, count.match(/\d+/)?.[0] ?? '')
  return count !== '' && isCount ? counted(text, count) : counted(line)
}

function counted(text: string, count?: string): Read {
  const isGood = count === undefined || (/^\+?\d+$/.test(count) && Number(count) > 0)
  return {
    text: text
      .trim()
      .replace(/[,;:]+$/, '')
      .slice(0, 200),
    quantity: isGood ? Number(count ?? 1) : 1,
    hasQuantity: count !== undefined,
    badQuantity: isGood ? undefined : count,
  }
}
