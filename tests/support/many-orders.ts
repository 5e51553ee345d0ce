import pg from 'pg'

/** What of an order lies in which table; the ids of each copy are a million higher. */
const TABLES = [
  ['checkouts', 'checkout_id', 'id', `'id', t.id + n * 1000000`],
  [
    'payment_intents',
    'checkout_id',
    'checkout_id',
    `'id', t.id || '_' || n, 'checkout_id', t.checkout_id + n * 1000000`,
  ],
  [
    'orders',
    'id',
    'id',
    `'id', t.id + n * 1000000, 'number', 'SI-' || (t.id + n * 1000000), 'checkout_id', t.checkout_id + n * 1000000`,
  ],
  [
    'order_items',
    'id',
    'order_id',
    `'id', t.id + n * 1000000, 'order_id', t.order_id + n * 1000000`,
  ],
  [
    'payments',
    'id',
    'order_id',
    `'id', t.id + n * 1000000, 'order_id', t.order_id + n * 1000000, 'transaction_id', t.transaction_id || '_' || n`,
  ],
  [
    'order_events',
    'id',
    'order_id',
    `'id', t.id + n * 1000000, 'order_id', t.order_id + n * 1000000`,
  ],
] as const

/**
 * Copies what the demo has sold by card until there are at least so many orders: for tests of how much
 * there is, since stock and ledger do not follow.
 */
export async function copyOrders(url: string, total: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `create temporary table sold on commit drop as
      select o.id, o.checkout_id from orders o join payments p on p.order_id = o.id where p.transaction_id like 'pi_demo_%'`,
    )
    const { rowCount } = await client.query('select from sold')
    const copies = Math.ceil(total / (rowCount ?? 0)) - 1
    for (const [table, sold, key, changes] of TABLES)
      // oxlint-disable-next-line no-await-in-loop -- one transaction, each after what it refers to
      await client.query(
        `insert into ${table} overriding system value
        select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
        from ${table} t join sold on sold.${sold} = t.${key} cross join generate_series(1, $1::int) n`,
        [copies],
      )
    await client.query('commit')
  } finally {
    await client.end()
  }
}
