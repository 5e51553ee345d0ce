import { expect, test } from 'vitest'

import { isUnavailable, isUniqueViolation } from '#database/failures.ts'
import { listen } from '#database/listen.ts'
import { plannedOnce } from '#database/named-client.ts'
import { openDatabase, readRows } from '#database/pool.ts'
import { givenDatabase } from '#tests/support/database.ts'

const { db, url, takeQueries } = await givenDatabase()

test('column values arrive as the types of the schema say', async () => {
  const [row] = await readRows(
    db,
    `select $1::int8 as big, array[1, null]::int8[] as bigs, '{}'::int8[] as none,
       date '2026-03-29' as day, array[date '2026-03-29'] as days, 12.50::numeric as amount,
       timestamptz '2026-03-29T01:00:00Z' as instant`,
    [42],
  )

  expect(row).toEqual({
    big: 42,
    bigs: [1, null],
    none: [],
    day: '2026-03-29',
    days: ['2026-03-29'],
    amount: '12.50',
    instant: new Date('2026-03-29T01:00:00Z'),
  })
})

test('a bigint that a number cannot hold is refused, not rounded', async () => {
  await expect(readRows(db, 'select $1::int8 as big', ['9007199254740993'])).rejects.toThrow(
    RangeError,
  )
})

test('a statement with parameters is prepared once and named', async () => {
  await db.connection().execute(async (connection) => {
    const text = 'select $1::text as only_here'
    await readRows(connection, text, ['a'])
    await readRows(connection, text, ['b'])
    const prepared = await readRows<{ generic_plans: number; custom_plans: number }>(
      connection,
      `select generic_plans, custom_plans from pg_prepared_statements where statement = $1`,
      [text],
    )
    expect(prepared).toEqual([{ generic_plans: 0, custom_plans: 2 }])
  })
})

test('one whose values are hidden is planned once, however differently they occur', async () => {
  const text = 'select count(*) from pg_proc where proname like $1'
  const plansOf = (sql: string) =>
    db.connection().execute(async (connection) => {
      for (const name of ['abs', 'now', 'sum', 'max', 'min', 'abs', 'now', 'sum'])
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await readRows(connection, sql, [name])
      const [prepared] = await readRows<{ generic_plans: number; custom_plans: number }>(
        connection,
        `select generic_plans, custom_plans from pg_prepared_statements where statement = $1`,
        [sql],
      )
      return prepared
    })
  expect(await plansOf(text)).toEqual({ generic_plans: 0, custom_plans: 8 })
  expect(await plansOf(plannedOnce(text))).toEqual({ generic_plans: 3, custom_plans: 5 })
})

test('statements are counted', async () => {
  takeQueries()
  await readRows(db, 'select 1 as one')
  await db.transaction().execute((trx) => readRows(trx, 'select 2 as two'))

  expect(takeQueries()).toEqual(['select 1 as one', 'begin', 'select 2 as two', 'commit'])
})

test('who waits 2 s for a connection in vain is told that the database is unavailable', async () => {
  const narrow = openDatabase(url, { max: 1 })
  const held = narrow.transaction().execute((trx) => readRows(trx, 'select pg_sleep(2.5)'))
  const refused = await readRows(narrow, 'select 1').catch((error: unknown) => error)
  await held
  await narrow.destroy()

  expect(isUnavailable(refused)).toBe(true)
})

test('a statement over its time is given up', async () => {
  const hasty = openDatabase(url, { statementTimeoutMs: 50 })
  const refused = await readRows(hasty, 'select pg_sleep(1)').catch((error: unknown) => error)
  await hasty.destroy()

  expect(isUnavailable(refused)).toBe(true)
})

test('a broken unique rule is recognised by its name', async () => {
  const twice = await db
    .transaction()
    .execute(async (trx) => {
      await readRows(trx, 'create temporary table once (id int constraint once_only unique)')
      await readRows(trx, 'insert into once values (1), (1)')
    })
    .catch((error: unknown) => error)

  expect(isUniqueViolation(twice, 'once_only')).toBe(true)
  expect(isUniqueViolation(twice, 'another')).toBe(false)
  expect(isUnavailable(twice)).toBe(false)
})

test('a lost connection ends neither the process nor the pool', async () => {
  const lost: Error[] = []
  const watched = openDatabase(url, { max: 1, onConnectionLost: (error) => lost.push(error) })
  const [own] = await readRows<{ pid: number }>(watched, 'select pg_backend_pid() as pid')
  await readRows(db, 'select pg_terminate_backend($1)', [own?.pid])
  await expect.poll(() => lost.length).toBe(1)

  expect(await readRows(watched, 'select 1 as one')).toEqual([{ one: 1 }])
  await watched.destroy()
})

test('a listener hears again after its connection was cut, and knows that it missed something', async () => {
  const heard: string[] = []
  let gaps = 0
  const listener = await listen(url, 'Weather', (payload) => heard.push(payload), {
    onGap: () => (gaps += 1),
  })
  await readRows(db, `select pg_notify('Weather', $1)`, ['sun'])
  await expect.poll(() => heard).toEqual(['sun'])
  await readRows(
    db,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`,
    ['octavo-listen-Weather'],
  )
  await expect.poll(() => gaps).toBe(1)
  await readRows(db, `select pg_notify('Weather', $1)`, ['rain'])
  await expect.poll(() => heard).toEqual(['sun', 'rain'])
  await listener.close()
})
