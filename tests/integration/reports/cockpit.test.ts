import { describe, expect, test } from 'vitest'

import { COCKPIT_QUEUES, type CockpitQueue } from '#contract/plain/cockpit.ts'
import { readRows } from '#database/pool.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenPaidOrder } from '#tests/support/paid-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')
const toner = await articleId(shop, 'OC-BR-TN2420')
const original = await articleId(shop, 'BR-TN2420')

const call = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/${path}`, { token: staff.token, ...(body && { body }) })
const count = async (queue: CockpitQueue) => (await call('GET', 'cockpit')).body.data[queue]
const rows = async (queue: CockpitQueue): Promise<{ subject: string; pieces: number }[]> =>
  (await call('GET', `cockpit/${queue}?per_page=100`)).body.data
const isListed = async (queue: CockpitQueue, subject: number | string) =>
  (await rows(queue)).some((row) => row.subject === String(subject))

/** Changes the article behind the shop's back, as if it had been entered so. */
const plant = (sql: string, id: number = toner) =>
  readRows(shop.db, `update products set ${sql} where id = $1`, [id])

/** What the drawer sends. */
async function mend(body: object, id: number = toner): Promise<void> {
  const { version } = (await call('GET', `products/${id}`)).body.data
  const { status } = await call('PUT', `products/${id}`, { ...body, version })
  expect(status).toBe(200)
}

/** Whether the row is listed, and by how much its queue grew: before, while it lacks something, and once it is mended. */
async function followed(
  queue: CockpitQueue,
  subject: () => number | string,
  steps: { planted: () => Promise<unknown>; mended: () => Promise<unknown> },
): Promise<[isListed: boolean, more: number][]> {
  const before = await count(queue)
  const seen = async (): Promise<[boolean, number]> => [
    await isListed(queue, subject()),
    (await count(queue)) - before,
  ]
  const first = await seen()
  await steps.planted()
  const second = await seen()
  await steps.mended()
  return [first, second, await seen()]
}

const LISTED_UNTIL_MENDED = [
  [false, 0],
  [true, 1],
  [false, 0],
]

describe('what lacks is listed, and leaves the list when it is mended', () => {
  test('sold most stands first', async () => {
    await givenStock(shop, toner, 100)
    await givenPaidOrder(shop, [[toner, 60]])
    await readRows(shop.db, "select count_days('2000-01-01')")
    await plant('ean_number = null')
    expect((await rows('ean'))[0]?.subject).toBe(String(toner))
    await mend({ ean_number: '5412345678908' })
  })

  test('a translation', async () => {
    const way = await followed('translation', () => toner, {
      planted: () => plant("description_fr = ''"),
      mended: () => mend({ description_fr: 'Un toner noir.' }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('an EAN, of which the last digit must be right', async () => {
    const way = await followed('ean', () => toner, {
      planted: () => plant('ean_number = null'),
      async mended() {
        const wrong = await call('PUT', `products/${toner}`, { ean_number: '5412345678901' })
        expect(wrong.status).toBe(422)
        await mend({ ean_number: '5412345678908' })
      },
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('a yield', async () => {
    const way = await followed('yield', () => toner, {
      planted: () => plant('impressions = null'),
      mended: () => mend({ impressions: 3000, yield_standard: 'ISO/IEC 19752' }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('the pages of a drum, which no standard measures', async () => {
    const drum = await shop.db
      .selectFrom('products')
      .select(['id', 'impressions'])
      .where('type', '=', 'drum')
      .where('status', '=', 'active')
      .where('impressions', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const set = (impressions: number | null) =>
      shop.db
        .updateTable('products')
        .set({ impressions, yield_standard: null })
        .where('id', '=', drum.id)
        .execute()
    const isDrumListed = async () =>
      (await rows('yield')).some(({ subject }) => subject === String(drum.id))
    await set(drum.impressions)
    expect(await isDrumListed()).toBe(false)
    await set(null)
    expect(await isDrumListed()).toBe(true)
    await set(drum.impressions)
  })

  test('a picture', async () => {
    const { thumbnail } = (await call('GET', `products/${toner}`)).body.data
    const way = await followed('picture', () => toner, {
      planted: () => plant("thumbnail = ''"),
      mended: () => mend({ images: [{ image_path: thumbnail }] }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('printers', async () => {
    const { printers } = (await call('GET', `products/${toner}`)).body.data
    const way = await followed('fit', () => toner, {
      planted: () => mend({ printers: [] }),
      mended: () =>
        mend({
          printers: printers.map((fit: { printer_id: number }) => ({ printer_id: fit.printer_id })),
        }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('a fit that nobody has confirmed', async () => {
    await readRows(shop.db, 'update fits set is_confirmed = true where product_id = $1', [toner])
    const { printers } = (await call('GET', `products/${toner}`)).body.data
    const [first] = printers
    const way = await followed('fit_source', () => toner, {
      planted: () =>
        readRows(
          shop.db,
          'update fits set is_confirmed = false where product_id = $1 and printer_id = $2',
          [toner, first.printer_id],
        ),
      mended: () =>
        call('PATCH', `printers/${first.printer_id}/fits/${toner}`, { confirmed: true }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('a counterpart of the house brand', async () => {
    const way = await followed('counterpart', () => original, {
      planted: () => plant('replaces_product_id = null'),
      mended: () => mend({ replaces_product_id: original }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('articles of a printer', async () => {
    const { brand_id: brandId } = (await call('GET', 'printers?per_page=1')).body.data[0]
    let id = 0
    const way = await followed('printers', () => id, {
      async planted() {
        const body = { brand_id: brandId, name: 'Probe 9000', technology: 'laser' }
        id = (await call('POST', 'printers', body)).body.data.id
      },
      mended: () => call('POST', `printers/${id}/fits`, { product_ids: [toner], source: 'test' }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('stock of what sells', async () => {
    const way = await followed('sold_out', () => toner, {
      planted: () => givenStock(shop, toner, 0),
      mended: () => givenStock(shop, toner, 50),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })

  test('an answer to a search: the other name of a printer', async () => {
    const term = 'laserwonder 77'
    const { id, aliases } = (await call('GET', 'printers?per_page=1')).body.data[0]
    const way = await followed('searches', () => term, {
      planted: () =>
        readRows(
          shop.db,
          "insert into search_terms (term, language, searches, hits) values ($1, 'en', 9, 0)",
          [term],
        ),
      mended: () => call('PUT', `printers/${id}`, { aliases: [...aliases, term] }),
    })
    expect(way).toEqual(LISTED_UNTIL_MENDED)
  })
})

describe('what is not needed', () => {
  test('leaves its list, is in the audit log, and comes back when the article is edited', async () => {
    await plant('ean_number = null')
    const body = { subject: String(toner), reason: 'Made to order' }
    const { status, body: answer } = await call('POST', 'cockpit/ean/dismissals', body)
    expect(status).toBe(201)
    expect(await isListed('ean', toner)).toBe(false)
    const audit = await readRows<{ after: object }>(
      shop.db,
      "select after from audit_log where entity = 'cockpit' and action = 'dismiss' and entity_id = $1",
      [String(answer.data.id)],
    )
    expect(audit[0]?.after).toMatchObject({ queue: 'ean', reason: 'Made to order' })
    await mend({ series: 'Probe' })
    expect(await isListed('ean', toner)).toBe(true)
    await mend({ ean_number: '5412345678908' })
  })

  test('is put back by undo, once', async () => {
    await plant('ean_number = null')
    const { body } = await call('POST', 'cockpit/ean/dismissals', { subject: String(toner) })
    expect((await call('DELETE', `cockpit/dismissals/${body.data.id}`)).status).toBe(200)
    expect(await isListed('ean', toner)).toBe(true)
    expect((await call('DELETE', `cockpit/dismissals/${body.data.id}`)).status).toBe(404)
    await mend({ ean_number: '5412345678908' })
  })

  test('must be there', async () => {
    expect((await call('POST', 'cockpit/ean/dismissals', { subject: '99999999' })).status).toBe(404)
    expect((await call('POST', 'cockpit/ean/dismissals', { subject: 'x' })).status).toBe(404)
    expect((await call('POST', 'cockpit/unknown/dismissals', { subject: '1' })).status).toBe(404)
    const odd = { subject: String(toner), other: 1 }
    expect((await call('POST', 'cockpit/ean/dismissals', odd)).status).toBe(422)
  })
})

test('each number is that of its list', async () => {
  const { data: counts } = (await call('GET', 'cockpit')).body
  for (const queue of COCKPIT_QUEUES) {
    const { body } = await call('GET', `cockpit/${queue}?per_page=1`)
    expect(body.total, queue).toBe(counts[queue])
    expect(body.data, queue).toHaveLength(Math.min(1, counts[queue]))
  }
})

test.each(['cockpit', 'cockpit/ean'])('%s is for staff alone', async (path) => {
  const asked = async (role?: 'customer' | 'admin' | 'super_admin') => {
    const token = role === undefined ? {} : { token: (await givenPerson(shop, role)).token }
    return (await shop.call('GET', `/api/admin/${path}`, token)).status
  }
  expect(await asked()).toBe(401)
  expect(await asked('customer')).toBe(403)
  expect(await asked('admin')).toBe(200)
  expect(await asked('super_admin')).toBe(200)
})
