import { randomUUID } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { followLive } from '#tests/support/live-stream.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
beforeEach(() => readRows(shop.db, 'delete from staff_presence', []))

const RECORD = { entity: 'product', entity_id: '12' }

const show = async ({ token }: Person, tab: string, body: object = {}) =>
  shop.call('POST', '/api/admin/presence', {
    token,
    body: { ...RECORD, tab, editing: false, ...body },
  })
const leave = ({ token }: Person, tab: string) =>
  shop.call('DELETE', `/api/admin/presence/${tab}`, { token })

test('two who have a record open see each other, and that one of them edits', async () => {
  const [els, jan] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'super_admin')]
  const [tab, otherTab] = [randomUUID(), randomUUID()]

  expect((await show(els, tab)).body.data).toEqual([])
  expect((await show(jan, otherTab, { editing: true })).body.data).toMatchObject([
    { user_id: els.id, editing: false, since: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
  expect((await show(els, tab)).body.data).toMatchObject([{ user_id: jan.id, editing: true }])

  // Another record has nothing to do with it.
  expect((await show(els, tab, { entity_id: '13' })).body.data).toEqual([])
  expect((await show(jan, otherTab)).body.data).toEqual([])
})

test('two tabs of one person are one colleague, who stays until the last is closed', async () => {
  const [els, jan] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'admin')]
  const [first, second] = [randomUUID(), randomUUID()]
  await show(els, first)
  await show(els, second, { editing: true })

  expect((await show(jan, randomUUID())).body.data).toMatchObject([
    { user_id: els.id, editing: true },
  ])
  await leave(els, second)
  expect((await show(jan, randomUUID())).body.data).toMatchObject([
    { user_id: els.id, editing: false },
  ])
  expect((await leave(els, first)).status).toBe(200)
  expect((await leave(els, first)).status).toBe(200)
  expect((await show(jan, randomUUID())).body.data).toEqual([])
})

test('a tab that says nothing for 45 seconds is gone, and its row with the next call', async () => {
  const [els, jan] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'admin')]
  const tab = randomUUID()
  await show(els, tab)
  const age = (seconds: number) =>
    readRows(
      shop.db,
      'update staff_presence set seen_at = now() - make_interval(secs => $2) where tab = $1',
      [tab, seconds],
    )

  await age(40)
  expect((await show(jan, randomUUID())).body.data).toHaveLength(1)
  await age(46)
  expect((await show(jan, randomUUID())).body.data).toEqual([])
  expect(await readRows(shop.db, 'select tab from staff_presence where tab = $1', [tab])).toEqual(
    [],
  )
})

test("a tab is its owner's: nobody else moves it or closes it", async () => {
  const [els, jan] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'admin')]
  const tab = randomUUID()
  await show(els, tab, { entity_id: '77' })

  await show(jan, tab, { entity_id: '78' })
  await leave(jan, tab)

  const { body } = await show(jan, randomUUID(), { entity_id: '77' })
  expect(body.data).toMatchObject([{ user_id: els.id }])
})

test('coming, beginning to edit and going are told; staying is not', async () => {
  const [els, jan] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'admin')]
  const stream = await followLive(shop.address, jan.token)
  const told = async (id: string) => {
    await stream.until('presence', id)
    stream.events.length = 0
  }
  const tab = randomUUID()
  const at = { entity_id: '90' }

  await show(els, tab, at)
  await told('product/90')
  await show(els, tab, at)
  await show(els, tab, { ...at, editing: true })
  await told('product/90')
  await leave(els, tab)
  await told('product/90')

  await show(els, randomUUID(), { entity_id: '91' })
  await stream.until('presence', 'product/91')
  expect(stream.heard()).toEqual(['presence:product/91'])
  stream.close()
})

test.each([
  [{ entity: 'Product 1' }],
  [{ entity_id: '' }],
  [{ entity_id: "1' or 1=1" }],
  [{ tab: 'x' }],
  [{ name: 'Els' }],
])('%j is refused', async (body) => {
  expect((await show(await givenPerson(shop, 'admin'), randomUUID(), body)).status).toBe(422)
})

test('customers and visitors see nobody', async () => {
  const customer = await givenPerson(shop)
  expect((await show(customer, randomUUID())).status).toBe(403)
  expect((await shop.call('POST', '/api/admin/presence', { body: {} })).status).toBe(401)
})
