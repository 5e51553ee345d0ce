import type { Column, Table } from './read-tables.ts'

const HEADER = `// Generated from the migrated database by scripts/generate-schema.ts. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Written as text (JSON.stringify): pg would write an array as a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>
export type Numeric = ColumnType<string, string | number, string | number>
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The same with a default, so that an insert may leave them out. */
export type DefaultJson = ColumnType<unknown, string | undefined, string>
export type DefaultNumeric = ColumnType<string, string | number | undefined, string | number>
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
`

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'Numeric',
  json: 'Json',
  jsonb: 'Json',
  timestamptz: 'Timestamp',
  bytea: 'Buffer',
}

const PLAIN: Record<string, string> = { Numeric: 'string', Json: 'unknown', Timestamp: 'Date' }

/** The text of database/schema.ts: one row type per table and the Schema that names them. */
export function writeSchema(tables: readonly Table[]): string {
  const names = tables.map((table) => `  ${table.name}: ${rowType(table.name)}`)
  return [
    HEADER,
    ...tables.map(writeTable),
    `export interface Schema {\n${names.join('\n')}\n}\n`,
  ].join('\n')
}

function writeTable(table: Table): string {
  const fields = table.columns.map((column) => `  ${column.name}: ${columnType(column)}`)
  return `export interface ${rowType(table.name)} {\n${fields.join('\n')}\n}\n`
}

/** order_items becomes OrderItemsRow: no clash with the contract's OrderItem. */
function rowType(table: string): string {
  const words = table.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `${words.join('')}Row`
}

function columnType(column: Column): string {
  const type = column.isNullable ? `${valueType(column)} | null` : valueType(column)
  if (column.isGenerated) return `GeneratedAlways<${type}>`
  if (!column.hasDefault) return type
  // Generated<> of a ColumnType would lose what the column is written as.
  return type in PLAIN ? `Default${type}` : `Generated<${type}>`
}

function valueType({ type, allowed }: Column): string {
  if (allowed.length > 0)
    return allowed.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ')
  if (!type.startsWith('_')) return SCALARS[type] ?? 'string'
  const element = SCALARS[type.slice(1)] ?? 'string'
  return `${PLAIN[element] ?? element}[]`
}
