import { expect, test } from 'vitest'

import { openDatabase } from '#database/pool.ts'
import { growCatalogue } from '#database/seeds/volume.ts'
import { isFull } from '#tests/support/full-run.ts'

import { givenDesk } from './import-desk.ts'

const ROWS = isFull ? 20_000 : 3_000
const LIMIT_SECONDS = 60

const desk = await givenDesk()
const { shop } = desk

test(`${ROWS} rows are checked and written in time, and pages are answered meanwhile`, async () => {
  const seeding = openDatabase(shop.url, { max: 1, statementTimeoutMs: 0 })
  await growCatalogue(seeding, ROWS)
  await seeding.destroy()
  const rows = await shop.db
    .selectFrom('products')
    .select(['sku', 'regular_price_cents'])
    .orderBy('id')
    .limit(ROWS)
    .execute()
  const file = rows.map(({ sku, regular_price_cents: cents }) => `${sku};${(cents + 100) / 100}`)
  let slowest = 0
  const work = new AbortController()
  const looking = (async () => {
    while (!work.signal.aborted) {
      const begunAt = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a visitor opens them
      await shop.call('GET', '/api/customer/products?per_page=20')
      slowest = Math.max(slowest, performance.now() - begunAt)
    }
  })()
  const begunAt = performance.now()
  const { body } = await desk.imported(['sku;price', ...file].join('\n'))
  const { id } = body.data
  const state = async () => (await desk.call('GET', `imports/${id}`)).body.data
  await expect.poll(state, { timeout: 120_000, interval: 200 }).toMatchObject({
    state: 'checked',
    changed: rows.length,
  })
  const checkedAt = performance.now()
  await desk.call('POST', `imports/${id}/apply`)
  await expect.poll(state, { timeout: 240_000, interval: 200 }).toMatchObject({
    state: 'done',
    changed: rows.length,
    failed_rows: 0,
  })
  const doneAt = performance.now()
  work.abort()
  await looking
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
  // oxlint-disable-next-line no-console -- the figures that this is about
  console.log(
    `${ROWS} rows: check ${seconds(begunAt, checkedAt)} s, apply ${seconds(checkedAt, doneAt)} s, slowest list ${slowest.toFixed(0)} ms`,
  )
  if (isFull) {
    expect(checkedAt - begunAt).toBeLessThan(LIMIT_SECONDS * 1_000)
    expect(doneAt - checkedAt).toBeLessThan(LIMIT_SECONDS * 1_000)
  }
}, 400_000)
