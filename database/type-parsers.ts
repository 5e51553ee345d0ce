import pg from 'pg'

const { builtins, arrayParser } = pg.types
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

type Parser = (text: string) => unknown

const parsers = new Map<number, Parser>([
  [builtins.INT8, safeInteger],
  [INT8_ARRAY, (text) => arrayParser.create(text, safeInteger).parse()],
  [builtins.DATE, asWritten],
  [DATE_ARRAY, (text) => arrayParser.create(text, asWritten).parse()],
  [builtins.INTERVAL, asWritten],
])

/**
 * How column values become JavaScript values, where pg's own choice would lose something:
 * bigint is a number (refused past 2^53), a calendar day and an interval stay text. Numeric stays
 * text and timestamptz is a Date, as pg has it.
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

function asWritten(text: string): string {
  return text
}
