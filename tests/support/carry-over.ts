import type pg from 'pg'

/** What staff write about the shop: newer tables allow other states, and no visitor here asks for it. */
const CONTENT = ['reviews', 'banners', 'top_services', 'schema_migrations', 'schema_functions']
const ROWS_A_BATCH = 5_000

/**
 * Fills the tables of an older release with the rows of today's, as far as those know the columns.
 * Nothing is checked or triggered: the rows were sound where they came from.
 */
export async function carryOver(from: pg.Client, to: pg.Client): Promise<void> {
  await to.query("set session_replication_role = 'replica'")
  const [now, before] = await Promise.all([columnsOf(from), columnsOf(to)])
  for (const [table, columns] of before) {
    const shared = columns.filter((column) => now.get(table)?.includes(column))
    // oxlint-disable-next-line no-await-in-loop -- one connection: table after table
    if (shared.length > 0 && !CONTENT.includes(table)) await copyRows(from, to, table, shared)
  }
  await to.query("set session_replication_role = 'origin'")
  await to.query('analyze')
}

async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select t.table_name as table, array_agg(quote_ident(c.column_name)::text order by c.ordinal_position) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' group by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

async function copyRows(
  from: pg.Client,
  to: pg.Client,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const names = columns.join(', ')
  await to.query(`delete from ${table}`) // what migrations put there themselves
  await from.query('begin')
  await from.query(
    `declare carried no scroll cursor for select row_to_json(one)::text as row from (select ${names} from ${table}) one`,
  )
  for (let isMore = true; isMore;) {
    // oxlint-disable-next-line no-await-in-loop -- batch after batch
    const { rows } = await from.query<{ row: string }>(`fetch ${ROWS_A_BATCH} from carried`)
    isMore = rows.length === ROWS_A_BATCH
    // oxlint-disable-next-line no-await-in-loop
    await to.query(
      `insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, $1)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    )
  }
  await from.query('commit')
  if (columns.includes('id'))
    await to.query(
      `select setval(sequence::regclass, (select max(id)::text::bigint from ${table})) from pg_get_serial_sequence('${table}', 'id') as sequence where sequence is not null`,
    )
}
