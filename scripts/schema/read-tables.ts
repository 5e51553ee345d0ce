import pg from 'pg'

export interface Column {
  name: string
  /** pg_type's name; an array's begins with an underscore, a domain's is that of what it rests on. */
  type: string
  isNullable: boolean
  isGenerated: boolean
  hasDefault: boolean
  /** The values an enum or a `check (column in (…))` allows; empty when anything goes. */
  allowed: string[]
}

export interface Table {
  name: string
  columns: Column[]
}

/** Reads the tables and views of the schema `public`, in alphabetical order. */
export async function readTables(url: string): Promise<Table[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(COLUMNS)
    const tables = Map.groupBy(rows, (row) => row.table)
    return [...tables].map(([name, own]) => ({ name, columns: own.map(toColumn) }))
  } finally {
    await client.end()
  }
}

interface Row {
  table: string
  name: string
  type: string
  is_nullable: boolean
  is_generated: boolean
  has_default: boolean
  labels: string[]
  check: string | null
}

/** A check that names one column and no other is that column's list of values, if it is a list. */
const COLUMNS = `
  select c.relname as table, a.attname as name,
    coalesce(base.typname, t.typname) as type,
    not a.attnotnull as is_nullable,
    a.attidentity = 'a' or a.attgenerated <> '' as is_generated,
    a.atthasdef or a.attidentity = 'd' as has_default,
    array(select enumlabel::text from pg_enum where enumtypid = t.oid order by enumsortorder) as labels,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like 'CHECK ((% = ANY (ARRAY[%]))%'
      order by k.conname limit 1) as check
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type base on base.oid = nullif(t.typbasetype, 0)
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname not in ('schema_migrations', 'schema_functions')
  order by c.relname collate "C", a.attnum`

function toColumn(row: Row): Column {
  return {
    name: row.name,
    type: row.type,
    isNullable: row.is_nullable,
    isGenerated: row.is_generated,
    hasDefault: row.has_default,
    allowed: row.labels.length > 0 ? row.labels : listedIn(row.check),
  }
}

/** `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))` */
function listedIn(check: string | null): string[] {
  const list = /ARRAY\[(.*)\]/.exec(check ?? '')?.[1] ?? ''
  const values = list.match(/'(?:[^']|'')*'(?=::)/g) ?? []
  return values.map((value) => value.slice(1, -1).replaceAll("''", "'"))
}
