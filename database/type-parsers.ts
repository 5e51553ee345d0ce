import pg from 'pg'

const { builtins } = pg.types
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

type Parser = (text: string) => unknown

const parsers = new Map<number, Parser>([
  [builtins.INT8, safeInteger],
  [INT8_ARRAY, listOf(safeInteger)],
  [builtins.DATE, asWritten],
  [DATE_ARRAY, listOf(asWritten)],
  [builtins.INTERVAL, asWritten],
  [builtins.TIMESTAMPTZ, instant],
])

/**
 * How column values become JavaScript values, where pg's own choice would lose something:
 * bigint is a number (refused past 2^53), a calendar day and an interval stay text. Numeric stays
 * text and timestamptz is a Date, as pg has it; a moment in UTC is read without its slow parser.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : parsers.get(oid)
    return own ?? pg.types.getTypeParser(oid, format)
  },
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

const UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/

/** Sessions may have another time zone, years may have five figures, and there is `infinity`. */
function instant(text: string): Date | number {
  return UTC.test(text)
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : (pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date | number)(text)
}

function asWritten(text: string): string {
  return text
}

/** `{1,2,NULL}`: enough for elements that are never quoted, in one dimension. */
function listOf(parse: Parser): Parser {
  return (text) => {
    if (text === '{}') return []
    const elements = text.slice(1, -1).split(',')
    return elements.map((element) => (element === 'NULL' ? null : parse(element)))
  }
}
