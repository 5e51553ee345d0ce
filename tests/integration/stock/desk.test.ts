import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

import { noteLowStock } from '#server/stock/note-low-stock.ts'
import { watchWishes } from '#server/wishlist/watch-wishes.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { upload } from '#tests/support/upload.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')
const { token } = staff
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const SKUS = ['OC-BR-TN2420', 'OC-HP-12A-BK', 'OC-HP-15A-BK', 'OC-HP-15X-BK'] as const
const [toner, other, third, fourth] = (await Promise.all(
  SKUS.map((sku) => articleId(shop, sku)),
)) as [number, number, number, number]
const pack = await firstOf('pack')
const folder = await firstOf('colors')

async function firstOf(kind: 'pack' | 'colors') {
  return shop.db
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('stock_kind', '=', kind)
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

const call = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/${path}`, { token, ...(body && { body }) })
const adjust = (id: number, body: object) =>
  call('PATCH', `stock/${id}`, { mode: 'set', reason: 'Recount', ...body })
const rowOf = async (sku: string) => (await call('GET', `stock?search=${sku}`)).body.data[0]
const ledgerOf = async (id: number) => (await call('GET', `stock/${id}/movements`)).body.data
const hold = async (article: number, quantity: number) => {
  const guest = newGuest()
  await addToCart(shop, guest, article, quantity)
  return { guest, checkoutId: (await validate(shop, guest)).body.data.checkout_id as number }
}

describe('the list', () => {
  test('shows what is on hand, held, available and sold', async () => {
    await givenStock(shop, toner, 40)
    const before = await rowOf(SKUS[0])
    const guest = newGuest()
    await addToCart(shop, guest, toner, 3)
    const intent = await givenIntent(shop, guest)
    await pay(shop, intent)
    await placeOrder(shop, guest, intent)
    await hold(toner, 2)
    expect(await rowOf(SKUS[0])).toMatchObject({
      product_id: toner,
      product_color_id: null,
      sku: SKUS[0],
      on_hand: 37,
      reserved: 2,
      available: 35,
      state: 'in_stock',
      sold_30_days: before.sold_30_days + 3,
      days_of_cover: Math.floor((35 * 30) / (before.sold_30_days + 3)),
    })
  })

  test('counts its rows by state, and shows one article with its colours alone', async () => {
    const { total, ...stats } = (await call('GET', 'stock-stats')).body.data
    expect(total).toBe((await call('GET', 'stock')).body.total)
    for (const state of ['in_stock', 'low_stock', 'out_of_stock'])
      expect([state, stats[state]]).toEqual([
        state,
        (await call('GET', `stock?state=${state}`)).body.total,
      ])
    const { checkoutId } = await hold(toner, 2)
    expect((await call('GET', 'stock-stats')).body.data.held).toBe(stats.held + 2)
    await call('POST', `holds/${checkoutId}/release`)
    const rows = (await call('GET', `stock?product_id=${folder.id}`)).body.data
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map((row: { product_id: number }) => row.product_id))).toEqual(
      new Set([folder.id]),
    )
  })

  test('calls low what the number in the sidebar counts', async () => {
    const lowNow = async () => (await call('GET', 'work')).body.data.low_stock
    await adjust(fourth, { quantity: 500 })
    const before = await lowNow()
    const { low_stock_threshold: threshold } = await rowOf(SKUS[3])
    await adjust(fourth, { quantity: threshold })
    expect([(await rowOf(SKUS[3])).state, await lowNow()]).toEqual(['in_stock', before])
    await adjust(fourth, { quantity: threshold - 1 })
    expect([(await rowOf(SKUS[3])).state, await lowNow()]).toEqual(['low_stock', before + 1])
    await adjust(fourth, { quantity: 0 })
    expect([(await rowOf(SKUS[3])).state, await lowNow()]).toEqual(['out_of_stock', before + 1])
  })

  test('filters by state, sorts and pages', async () => {
    await givenStock(shop, other, 2)
    const low = (await call('GET', 'stock?state=low_stock&per_page=100')).body
    expect(low.data.map(({ product_id: id }: { product_id: number }) => id)).toContain(other)
    expect(new Set(low.data.map(({ state }: { state: string }) => state))).toEqual(
      new Set(['low_stock']),
    )
    const most = (await call('GET', 'stock?sort=on_hand&direction=desc&per_page=2')).body
    expect(most.data[0].on_hand).toBeGreaterThanOrEqual(most.data[1].on_hand)
    expect(most.meta).toMatchObject({ per_page: 2, current_page: 1 })
    const beyond = (await call('GET', 'stock?page=90000')).body
    expect([beyond.data, beyond.total]).toEqual([[], most.total])
  })

  test('takes %, _ and \\ as they are, and refuses unknown filters', async () => {
    for (const term of ['%25%25', '%5C', '__'])
      expect((await call('GET', `stock?search=${term}`)).body.data).toEqual([])
    for (const query of ['state=gone', 'sort=secret', 'nobody=1', 'page=0'])
      expect((await call('GET', `stock?${query}`)).status, query).toBe(422)
  })

  test('as CSV has a column to count in, and no formulas', async () => {
    await shop.db
      .updateTable('products')
      .set({ name: '=HYPERLINK("x")' })
      .where('id', '=', fourth)
      .execute()
    const { headers, body } = await call('GET', `stock/export?search=${SKUS[3]}`)
    expect(headers.get('content-type')).toContain('text/csv')
    expect(body).toMatch(/^\uFEFF?sku;name;on_hand;/)
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
  })
})

describe('an adjustment', () => {
  test('sets or adds, with a ledger row that names who and why, and an audit row', async () => {
    await givenStock(shop, toner, 10)
    const { reserved: held } = await rowOf(SKUS[0])
    const set = await adjust(toner, { quantity: 12, reason: 'Found two' })
    expect(set.body.data).toMatchObject({ on_hand: 12, reserved: held, available: 12 - held })
    expect((await adjust(toner, { mode: 'delta', quantity: -3 })).body.data.on_hand).toBe(9)
    const [last, former] = await ledgerOf(toner)
    const { name } = await shop.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    expect(former).toMatchObject({
      kind: 'adjustment',
      on_hand_change: 2,
      reserved_change: 0,
      reason: 'Found two',
      actor: name,
      order_id: null,
    })
    expect(last.on_hand_change).toBe(-3)
    const audited = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'after'])
      .where('entity', '=', 'stock')
      .where('entity_id', '=', String(toner))
      .execute()
    expect(audited).toHaveLength(2)
    expect(audited[0]).toMatchObject({ action: 'adjust', actor_id: staff.id })
  })

  test('to what is there already writes nothing', async () => {
    await givenStock(shop, toner, 10)
    const before = (await ledgerOf(toner))[0].id
    expect((await adjust(toner, { quantity: 10 })).status).toBe(200)
    expect((await ledgerOf(toner))[0].id).toBe(before)
  })

  test('below what checkouts hold is refused and says how many', async () => {
    await givenStock(shop, third, 5)
    await hold(third, 4)
    for (const body of [{ quantity: 3 }, { mode: 'delta', quantity: -2 }]) {
      const { status, body: answer } = await adjust(third, body)
      expect([status, answer.code]).toEqual([409, 'conflict'])
      expect(answer.message).toContain('4 pieces')
    }
    expect((await adjust(third, { quantity: 4 })).body.data).toMatchObject({
      available: 0,
      state: 'out_of_stock',
    })
  })

  test('of what somebody changed meanwhile is stale, with what is there now', async () => {
    await givenStock(shop, other, 10)
    const { version } = await rowOf(SKUS[1])
    const [one, two] = await Promise.all([
      adjust(other, { quantity: 11, version }),
      adjust(other, { quantity: 12, version }),
    ])
    const [won, lost] = one.status === 200 ? [one, two] : [two, one]
    expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'stale'])
    expect(lost.body.data).toEqual(won.body.data)
  })

  test.each([
    ['no reason', { quantity: 5, reason: ' ' }, 'reason'],
    ['a negative number on hand', { quantity: -1 }, 'quantity'],
    ['half a piece', { quantity: 1.5 }, 'quantity'],
    ['more than any shelf holds', { quantity: 1e9 }, 'quantity'],
    ['a delta beyond it', { mode: 'delta', quantity: 1_000_000 }, 'quantity'],
    ['no number', { quantity: '5' }, 'quantity'],
    ['another mode', { mode: 'add', quantity: 5 }, 'mode'],
    ['a colour it has not', { quantity: 5, product_color_id: 2_147_483_647 }, 'product_color_id'],
  ])('with %s is refused beside its field', async (_, body, field) => {
    await givenStock(shop, other, 10)
    const { status, body: answer } = await adjust(other, body)
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
  })

  test('of a pack is refused in words; of an article in colours it needs one', async () => {
    const refused = await adjust(pack.id, { quantity: 5 })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(refused.body.message).toContain('pack')
    expect((await adjust(folder.id, { quantity: 5 })).body.errors).toHaveProperty(
      'product_color_id',
    )
    const color = await shop.db
      .selectFrom('product_colors')
      .select('id')
      .where('product_id', '=', folder.id)
      .executeTakeFirstOrThrow()
    const set = await adjust(folder.id, { quantity: 7, product_color_id: color.id })
    expect(set.body.data).toMatchObject({ product_color_id: color.id, on_hand: 7 })
    expect((await adjust(2_147_483_647, { quantity: 5 })).status).toBe(404)
    expect((await call('GET', 'stock/2147483647/movements')).status).toBe(404)
  })

  test('to more than none mails who waits, a colour of an article that was never sold out too', async () => {
    const [first, second] = await shop.db
      .selectFrom('product_colors')
      .select('id')
      .where('product_id', '=', folder.id)
      .orderBy('id')
      .execute()
    if (first === undefined || second === undefined) throw new Error('A colour is missing')
    await adjust(folder.id, { quantity: 9, product_color_id: first.id })
    await adjust(folder.id, { quantity: 0, product_color_id: second.id })
    await adjust(other, { quantity: 0 })
    const email = newEmail()
    const waitFor = (id: number, body: object) =>
      shop.call('POST', `/api/guest/products/${id}/notify-me`, {
        guest: newGuest(),
        body: { email, ...body },
      })
    await waitFor(folder.id, { product_color_id: second.id })
    await waitFor(other, {})
    await watchWishes(shop.server.shop)
    await adjust(folder.id, { quantity: 3, product_color_id: second.id })
    await adjust(other, { mode: 'delta', quantity: 8 })
    await watchWishes(shop.server.shop)
    const mails = await shop.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', '=', email)
      .execute()
    expect(mails).toEqual([{ template: 'back-in-stock' }, { template: 'back-in-stock' }])
  })
})

describe('a crossing of the threshold', () => {
  const notices = async () => {
    await noteLowStock(shop.server.shop)
    await eventually(openEvents, (open) => open.length === 0)
    const rows = await shop.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', staff.id)
      .where('template', '=', 'low_stock')
      .where('related_id', '=', toner)
      .execute()
    return rows.length
  }
  const openEvents = async () =>
    (
      await sql`select from pgboss.job where name = 'stock-event' and state in ('created', 'active', 'retry')`.execute(
        shop.db,
      )
    ).rows

  test('is told once, and again only after the stock was above it', async () => {
    await givenStock(shop, toner, 50)
    await call('PATCH', `stock/${toner}/threshold`, { low_stock_threshold: 10 })
    await noteLowStock(shop.server.shop)
    const before = await notices()
    await adjust(toner, { quantity: 9 })
    expect(await notices()).toBe(before + 1)
    await adjust(toner, { quantity: 8 })
    await adjust(toner, { quantity: 12 })
    await adjust(toner, { quantity: 7 })
    expect(await notices(), 'still the same shortage at the next look').toBe(before + 1)
    await adjust(toner, { quantity: 30 })
    expect(await notices()).toBe(before + 1)
    await hold(toner, 22)
    expect(await notices()).toBe(before + 2)
  })

  test('is none when staff raise the threshold', async () => {
    await givenStock(shop, toner, 60)
    await noteLowStock(shop.server.shop)
    const before = await notices()
    const set = await call('PATCH', `stock/${toner}/threshold`, { low_stock_threshold: 500 })
    expect(set.body.data).toEqual({ product_id: toner, low_stock_threshold: 500 })
    await adjust(toner, { quantity: 59 })
    expect(await notices()).toBe(before)
    expect(
      (await call('PATCH', `stock/${toner}/threshold`, { low_stock_threshold: -1 })).status,
    ).toBe(422)
    expect(
      (await call('PATCH', 'stock/2147483647/threshold', { low_stock_threshold: 1 })).status,
    ).toBe(404)
    await call('PATCH', `stock/${toner}/threshold`, { low_stock_threshold: 5 })
  })
})

describe('a delivery', () => {
  const receive = (delivery_note: string, lines: object[]) =>
    call('POST', 'stock/receipts', { delivery_note, lines })

  test('is booked for all its articles, the same one twice added up', async () => {
    await givenStock(shop, other, 1)
    await givenStock(shop, fourth, 0)
    const { status, body } = await receive('LB-1', [
      { product_id: other, quantity: 4 },
      { product_id: fourth, quantity: 10 },
      { product_id: other, quantity: 2 },
    ])
    expect(status).toBe(201)
    const onHand = new Map(
      body.data.lines.map((line: { product_id: number; on_hand: number }) => [
        line.product_id,
        line.on_hand,
      ]),
    )
    expect([onHand.get(other), onHand.get(fourth)]).toEqual([7, 10])
    expect((await ledgerOf(other))[0]).toMatchObject({
      kind: 'receipt',
      on_hand_change: 6,
      reason: 'LB-1',
    })
  })

  test('is booked once, however often its note is sent', async () => {
    await givenStock(shop, other, 0)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => receive('LB-2', [{ product_id: other, quantity: 5 }])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect((await receive(' lb-2 ', [{ product_id: other, quantity: 5 }])).status).toBe(409)
    expect((await rowOf(SKUS[1])).on_hand).toBe(5)
  })

  test('changes nothing when a line is bad, and says which', async () => {
    await givenStock(shop, other, 3)
    const { status, body } = await receive('LB-3', [
      { product_id: other, quantity: 5 },
      { product_id: pack.id, quantity: 5 },
      { product_id: folder.id, quantity: 5 },
    ])
    expect([status, Object.keys(body.errors)]).toEqual([
      422,
      ['lines.1.product_id', 'lines.2.product_color_id'],
    ])
    expect((await rowOf(SKUS[1])).on_hand).toBe(3)
    for (const lines of [[], [{ product_id: other, quantity: 0 }], [{ product_id: other }]])
      expect((await receive('LB-4', lines)).status).toBe(422)
  })
})

describe('a count', () => {
  const count = (content: string | Uint8Array<ArrayBuffer>, apply?: string) =>
    upload(shop, '/api/admin/stock/count', {
      token,
      content,
      ...(apply !== undefined && { fields: { apply } }),
    })

  test('shows its differences first and books them when asked', async () => {
    await givenStock(shop, other, 5)
    await givenStock(shop, fourth, 7)
    const file = `\uFEFFSKU;Naam;Aantal\r\n${SKUS[1]};iets;3\r\n${SKUS[3].toLowerCase()};;7\r\n`
    const dry = await count(file)
    expect(dry.body.data).toMatchObject({
      rows: 2,
      changed: 1,
      unchanged: 1,
      is_applied: false,
      differences: [{ line: 2, sku: SKUS[1], on_hand: 5, counted: 3, difference: -2 }],
      failed: [],
    })
    expect((await rowOf(SKUS[1])).on_hand).toBe(5)
    const applied = await count(file, 'true')
    expect([applied.status, applied.body.data.is_applied]).toEqual([200, true])
    expect((await rowOf(SKUS[1])).on_hand).toBe(3)
    expect((await count(file, 'true')).body.data).toMatchObject({ changed: 0, unchanged: 2 })
  })

  test('books nothing when one row is bad, and gives each its reason', async () => {
    await givenStock(shop, other, 5)
    await givenStock(shop, third, 6)
    const { reserved } = await rowOf(SKUS[2])
    const rows = [
      `${SKUS[1]},9`,
      'NOBODY-1,3',
      `${pack.sku},3`,
      `${folder.sku},3`,
      `${SKUS[1]},4`,
      `${SKUS[0]},-1`,
      `${SKUS[3]},`,
      `${SKUS[2]},${reserved - 1}`,
    ]
    const { status, body } = await count(`sku,quantity\n${rows.join('\n')}\n`, 'true')
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty('file')
    expect(body.data.failed.map(({ line }: { line: number }) => line)).toEqual([
      3, 4, 5, 6, 7, 8, 9,
    ])
    expect(body.data.failed[0].reason).toContain('NOBODY-1')
    expect((await rowOf(SKUS[1])).on_hand).toBe(5)
  })

  test.each([
    ['a column missing', 'sku;price\nA;1\n'],
    ['no rows', 'sku;quantity\n'],
    ['nothing in it', ''],
    ['half a quote', 'sku;quantity\n"A;1\n'],
    ['a picture', new Uint8Array([137, 80, 78, 71, 0, 0, 1, 2])],
  ])('with %s is refused beside the file', async (_, content) => {
    const { status, body } = await count(content)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']])
  })

  test('is only taken as a form with a file', async () => {
    const json = await call('POST', 'stock/count', { file: 'sku;quantity' })
    expect([json.status, Object.keys(json.body.errors)]).toEqual([422, ['file']])
    const elsewhere = await upload(shop, '/api/admin/stock/receipts', { token, content: 'x' })
    expect(elsewhere.status).toBe(415)
    const large = await count(`sku;quantity\n${'x'.repeat(5_100_000)};1\n`)
    expect(large.status).toBe(413)
    expect((await count('sku;quantity\nA;1', 'perhaps')).status).toBe(422)
  })
})

describe('the purchase list', () => {
  test('suggests what lasts for the days asked for, never a pack', async () => {
    await givenStock(shop, toner, (await rowOf(SKUS[0])).reserved)
    const { sold_30_days: sold } = await rowOf(SKUS[0])
    expect(sold).toBeGreaterThan(0)
    const { body } = await call('GET', 'stock/purchase-list?days=60&per_page=100')
    const row = body.data.find(({ product_id: id }: { product_id: number }) => id === toner)
    expect(row).toMatchObject({ available: 0, suggested_quantity: sold * 2 })
    expect(
      body.data.every(
        ({ suggested_quantity: wanted }: { suggested_quantity: number }) => wanted > 0,
      ),
    ).toBe(true)
    const csv = (await call('GET', 'stock/purchase-list/export?days=60')).body as string
    expect(csv).toContain(`;${SKUS[0]};`)
    expect((await call('GET', 'stock/purchase-list?days=0')).status).toBe(422)
  })
})

describe('the release of a hold', () => {
  test('gives the pieces back, ends the payment and leaves an audit row', async () => {
    await givenStock(shop, other, 5)
    const guest = newGuest()
    await addToCart(shop, guest, other, 2)
    const intent = await givenIntent(shop, guest)
    const { checkout_id: checkoutId } = await shop.db
      .selectFrom('payment_intents')
      .select('checkout_id')
      .where('id', '=', intent.id)
      .executeTakeFirstOrThrow()
    const released = await call('POST', `holds/${checkoutId}/release`)
    expect(released.body.data).toEqual({ checkout_id: checkoutId, state: 'released' })
    expect((await rowOf(SKUS[1])).reserved).toBe(0)
    expect((await pay(shop, intent)).status).toBeGreaterThanOrEqual(400)
    expect((await call('POST', `holds/${checkoutId}/release`)).status).toBe(409)
    const audited = await shop.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity', '=', 'checkout')
      .where('entity_id', '=', String(checkoutId))
      .execute()
    expect(audited).toEqual([{ after: { state: 'released' } }])
  })
})
