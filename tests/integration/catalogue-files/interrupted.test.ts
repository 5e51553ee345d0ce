import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { advanceImport } from '#server/catalogue-files/advance-import.ts'
import { startImport } from '#server/catalogue-files/start-import.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

import { givenDesk } from './import-desk.ts'

const desk = await givenDesk()
const { shop } = desk
const all = await shop.db
  .selectFrom('products')
  .select(['id', 'sku', 'regular_price_cents', 'version'])
  .where('sale_price_cents', 'is', null)
  .orderBy('id')
  .limit(1_000)
  .execute()
const { id: staffId } = await shop.db
  .selectFrom('users')
  .select('id')
  .where('role', '=', 'super_admin')
  .executeTakeFirstOrThrow()
let price = 3_000

/** A price list of a thousand articles, begun in the name of somebody, as the call does. */
async function begun(state: 'checking' | 'applying', skus = all.map(({ sku }) => sku)) {
  price += 1
  const text = [
    'sku;price;name',
    ...skus.map((sku) => `${sku};${price / 100};Named at ${price}`),
  ].join('\n')
  const file = { name: 'list.csv', bytes: () => [Buffer.from(text)] }
  const id = await startImport(shop.db, { id: staffId, ip: 'test' }, { file, creates: true, state })
  return { id, price }
}

const state = async (id: number) => (await desk.call('GET', `imports/${id}`)).body.data

/** Articles that the list has written: each has its price and its name, or neither. */
async function written(cents: number): Promise<number> {
  const rows = await shop.db
    .selectFrom('products')
    .select(['regular_price_cents', 'listed_price_cents', 'name'])
    .where((eb) =>
      eb.or([eb('regular_price_cents', '=', cents), eb('name', '=', `Named at ${cents}`)]),
    )
    .execute()
  for (const row of rows)
    expect(row).toEqual({
      regular_price_cents: cents,
      listed_price_cents: cents,
      name: `Named at ${cents}`,
    })
  return rows.length
}

test('cancelled on its way, it stays where it is, each row whole, and says so', async () => {
  const { id, price: cents } = await begun('applying')
  let parts = 0
  const stopping = new AbortController()
  await advanceImport(shop.server.shop, id, {
    signal: stopping.signal,
    onPart() {
      parts += 1
      if (parts === 2) stopping.abort()
    },
  })
  const { status, body } = await desk.call('POST', `imports/${id}/cancel`)
  expect(status).toBe(200)
  const { done_rows: done, left_rows: left } = body.data
  expect(body.data).toMatchObject({ state: 'cancelled' })
  expect(done + left).toBe(1_000)
  expect(left).toBeGreaterThan(0)
  // What was not reached is not told as changed.
  expect(body.data).toMatchObject({ changed: done, created: 0 })
  expect(await written(cents)).toBe(done)
  await sleep(500)
  expect(await written(cents)).toBe(done)
})

test('killed on its way, it goes on by itself and no row is half written', async () => {
  await shop.server.shop.jobs.stop()
  const { id, price: cents } = await begun('applying')
  const environment = { OCTAVO_ROLE: 'worker' }
  const worker = await startWorkerProcess(shop.url, environment)
  await expect
    .poll(async () => (await state(id)).done_rows, { timeout: 15_000, interval: 5 })
    .toBeGreaterThan(0)
  worker.kill('SIGKILL')
  const half = await state(id)
  expect(await written(cents)).toBe(half.done_rows)
  const next = await startWorkerProcess(shop.url, environment)
  await expect
    .poll(() => state(id), { timeout: 30_000 })
    .toMatchObject({ state: 'done', changed: 1_000, failed_rows: 0 })
  next.kill('SIGTERM')
  expect(await written(cents)).toBe(1_000)
}, 60_000)

test('what a colleague has changed since the check is left alone and told', async () => {
  const [one, two] = all.slice(0, 2)
  const { id, price: cents } = await begun('checking', [one?.sku ?? '', two?.sku ?? ''])
  await advanceImport(shop.server.shop, id)
  await shop.call('PUT', `/api/admin/products/${one?.id}`, {
    token: desk.token,
    body: { regular_price: '77.00' },
  })
  await desk.call('POST', `imports/${id}/apply`)
  await advanceImport(shop.server.shop, id)
  const { body } = await desk.call('GET', `imports/${id}/rows?outcome=failed`)
  expect(body.data).toMatchObject([
    {
      line: 2,
      sku: one?.sku,
      reason: 'Somebody has changed this product since the check. Check the row again.',
    },
  ])
  expect(await desk.article(one?.sku ?? '')).toMatchObject({ regular_price_cents: 7_700 })
  expect(await desk.article(two?.sku ?? '')).toMatchObject({ regular_price_cents: cents })
})

test('two files at once do not get into each other’s way', async () => {
  const skus = all.map(({ sku }) => sku)
  const [first, second] = [
    await begun('applying', skus),
    await begun('applying', skus.toReversed()),
  ]
  await Promise.all(
    [first, second].flatMap(({ id }) => [
      advanceImport(shop.server.shop, id),
      advanceImport(shop.server.shop, id),
    ]),
  )
  for (const { id } of [first, second])
    expect(await state(id)).toMatchObject({ state: 'done', changed: 1_000, failed_rows: 0 })
  expect((await written(first.price)) + (await written(second.price))).toBe(1_000)
  expect(await shop.audit()).toEqual([])
}, 60_000)
