import type pg from 'pg'

/** A table of the shop as a backup names it. */
export interface BackedUpTable {
  /** `public.orders` */
  name: string
  columns: string[]
  /** What puts its rows into the same order on both sides. */
  orderBy: string
}

/** They belong to the program, and migrating makes them. */
const OF_MIGRATIONS = ['public.schema_migrations', 'public.schema_functions']
const SCHEMAS = ['public', 'payment_sandbox']

/** Every table of the shop, each after those it refers to. */
export async function readTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows: tables } = await client.query<BackedUpTable>(
    `select n.nspname || '.' || c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum)::text[] from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce(
        (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary),
        't::text') as "orderBy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any($1) order by 1`,
    [SCHEMAS],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct n.nspname || '.' || c.relname as "from", m.nspname || '.' || d.relname as "to"
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class d on d.oid = f.confrelid join pg_namespace m on m.oid = d.relnamespace
    where f.contype = 'f' and f.conrelid <> f.confrelid`,
  )
  return inOrder(
    tables.filter(({ name }) => !OF_MIGRATIONS.includes(name)),
    references,
  )
}

function inOrder(
  tables: readonly BackedUpTable[],
  references: readonly { from: string; to: string }[],
): BackedUpTable[] {
  const ordered: BackedUpTable[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const isFree = ({ name }: BackedUpTable) =>
      references.every(({ from, to }) => from !== name || !names.has(to))
    const free = waiting.filter(isFree)
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a ring: ${[...names].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}

/** Values are written alike whatever the server is set to. */
export async function speakPlainly(client: pg.Client): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
    set extra_float_digits = 3; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = '10s'`)
}

export function copyText({ name, columns, orderBy }: BackedUpTable): string {
  return `copy (select ${columns.join(', ')} from ${name} t order by ${orderBy}) to stdout`
}
