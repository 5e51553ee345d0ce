import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { belgianDay } from '#contract/plain/delivery.ts'
import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { readRows } from '#database/pool.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenDesk } from '#tests/support/order-desk.ts'
import { givenPaidOrder } from '#tests/support/paid-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const DAY_MS = 86_400_000
const LENGTHS = { today: 1, '7': 7, '30': 30, '365': 365 } as const

const viesServer = createServer((_, response) =>
  response.writeHead(200).end(JSON.stringify({ isValid: true })),
).listen(0)
afterAll(() => viesServer.close())
const viesUrl = `http://127.0.0.1:${(viesServer.address() as AddressInfo).port}`
const shop = await givenShop({ environment: { VIES_URL: viesUrl } })
const desk = await givenDesk(shop)
const superAdmin = await givenPerson(shop, 'super_admin')
const [toner, ink] = [await articleId(shop, 'OC-BR-TN2420'), await articleId(shop, 'OC-HP-12A-BK')]

const dashboard = async (range: string) => {
  const { body } = await shop.call('GET', `/api/admin/dashboard?range=${range}`, {
    token: superAdmin.token,
  })
  return body.data
}

/** Moves the payment of an order, and its refunds, so many days back. */
async function movedBack(orderId: number, days: number): Promise<void> {
  await readRows(
    shop.db,
    "update payments set paid_at = paid_at - $2 * interval '1 day' where order_id = $1",
    [orderId, days],
  )
  await readRows(
    shop.db,
    "update refunds set settled_at = settled_at - $2 * interval '1 day' where order_id = $1",
    [orderId, days],
  )
  await readRows(shop.db, "select count_days('2000-01-01')")
}

beforeAll(async () => {
  await givenStock(shop, toner, 500)
  await givenStock(shop, ink, 500)
  const lines = (id: number) => desk.order(id).then((order) => order.items)
  const plain = await givenPaidOrder(shop, [[toner, 2]])
  const abroad = await givenPaidOrder(shop, [[ink, 1]], {
    details: { billing_country: 'NL', billing_postal_code: '1012 AB' },
  })
  const exempt = await givenPaidOrder(
    shop,
    [
      [toner, 3],
      [ink, 2],
    ],
    {
      details: {
        customer_type: 'business',
        company_name: 'Bureau NL',
        vat_number: 'NL004495445B01',
        billing_country: 'NL',
        billing_postal_code: '1012 AB',
      },
    },
  )
  const pack = await readRows<{ id: number }>(
    shop.db,
    "select id from products where stock_kind = 'pack' and status = 'active' and in_stock order by id limit 1",
  )
  await givenPaidOrder(shop, [[pack[0]?.id ?? 0, 1]])
  const cancelled = await givenPaidOrder(shop, [[toner, 1]])
  const cancel = await desk.put(`orders/${cancelled.id}/status`, { status: 'cancelled' })
  const [first] = await lines(exempt.id)
  const pieces = await desk.post(`orders/${exempt.id}/refunds`, {
    lines: [{ order_item_id: first.id, quantity: 1, restock: true }],
  })
  const amount = await desk.post(`orders/${plain.id}/refunds`, { amount: '1.23', reason: 'late' })
  // oxlint-disable-next-line vitest/no-standalone-expect -- without these the figures prove nothing
  expect([cancel.status, pieces.status, amount.status]).toEqual([200, 201, 201])
  await movedBack(abroad.id, 3)
  const older = await givenPaidOrder(shop, [[ink, 4]])
  await movedBack(older.id, 45)
})

interface Movement {
  day: string
  productId: number | null
  categoryId: number | null
  brandId: number | null
  pieces: number
  amount: number
}

/** Every movement of money, read from the orders and refunds themselves and added up in plain code. */
async function movements(): Promise<Movement[]> {
  const items = await readRows<{
    order_id: number
    id: number
    product_id: number
    quantity: number
    line_total_cents: number
    category_id: number
    brand_id: number
  }>(
    shop.db,
    `select i.order_id, i.id, i.product_id, i.quantity, i.line_total_cents, p.category_id, p.brand_id
    from order_items i join products p on p.id = i.product_id`,
  )
  const payments = await readRows<{ order_id: number; amount_cents: number; paid_at: Date }>(
    shop.db,
    'select order_id, amount_cents, paid_at from payments where paid_at is not null',
  )
  const refunds = await readRows<{ id: number; amount_cents: number; settled_at: Date }>(
    shop.db,
    "select id, amount_cents, settled_at from refunds where status = 'succeeded' and order_id is not null",
  )
  const refundLines = await readRows<{
    refund_id: number
    order_item_id: number
    quantity: number
    amount_cents: number
  }>(shop.db, 'select refund_id, order_item_id, quantity, amount_cents from refund_lines')
  const byId = new Map(items.map((item) => [item.id, item]))
  const of = (itemId: number) => {
    const item = byId.get(itemId)
    if (item === undefined) throw new Error(`No line ${itemId}`)
    return { productId: item.product_id, categoryId: item.category_id, brandId: item.brand_id }
  }
  const nobody = { productId: null, categoryId: null, brandId: null, pieces: 0 }
  const received = payments.flatMap(({ order_id: orderId, amount_cents: amount, paid_at: at }) => {
    const day = belgianDay(at)
    const lines = items.filter((item) => item.order_id === orderId)
    const inLines = lines.reduce((sum, line) => sum + line.line_total_cents, 0)
    return [
      ...lines.map((line) => ({
        day,
        ...of(line.id),
        pieces: line.quantity,
        amount: line.line_total_cents,
      })),
      { day, ...nobody, amount: amount - inLines },
    ]
  })
  const paidBack = refunds.flatMap(({ id, amount_cents: amount, settled_at: at }) => {
    const day = belgianDay(at)
    const lines = refundLines.filter((line) => line.refund_id === id)
    const inLines = lines.reduce((sum, line) => sum + line.amount_cents, 0)
    return [
      ...lines.map((line) => ({
        day,
        ...of(line.order_item_id),
        pieces: -line.quantity,
        amount: -line.amount_cents,
      })),
      { day, ...nobody, amount: inLines - amount },
    ]
  })
  return [...received, ...paidBack]
}

function within(all: readonly Movement[], from: number, length: number): Movement[] {
  const days = new Set(
    Array.from({ length }, (_, index) =>
      belgianDay(new Date(Date.now() - (from + index) * DAY_MS)),
    ),
  )
  return all.filter(({ day }) => days.has(day))
}

function total(all: readonly Movement[]): string {
  return toWire(cents(all.reduce((sum, { amount }) => sum + amount, 0)))
}

function sumsBy(all: readonly Movement[], key: 'productId' | 'categoryId' | 'brandId') {
  const ids = new Set(all.flatMap((one) => one[key] ?? []))
  return new Map([...ids].map((id) => [id, total(all.filter((one) => one[key] === id))]))
}

function sumOf(amounts: readonly string[]): string {
  return toWire(cents(amounts.reduce((sum, amount) => sum + fromWire(amount), 0)))
}

describe('the figures agree with the orders to the cent', () => {
  for (const [range, length] of Object.entries(LENGTHS))
    test(`for ${range}`, async () => {
      const shown = await dashboard(range)
      const all = await movements()
      const [now, before] = [within(all, 0, length), within(all, length, length)]
      expect(now.length).toBeGreaterThan(0)
      const chart = shown.chart as { revenue: string; before: { revenue: string } }[]
      expect(sumOf(chart.map((day) => day.revenue))).toBe(total(now))
      expect(sumOf(chart.map((day) => day.before.revenue))).toBe(total(before))
      for (const [parts, key] of [
        [shown.categories, 'categoryId'],
        [shown.brands, 'brandId'],
      ] as const) {
        const sums = sumsBy(now, key)
        for (const part of parts) expect(part.revenue).toBe(sums.get(part.id) ?? '0.00')
        expect(sumOf([...parts, shown.rest].map((part) => part.revenue))).toBe(total(now))
        expect(sumOf([...parts, shown.rest].map((part) => part.before))).toBe(total(before))
      }
      expect(shown.rest.revenue).toBe(total(now.filter(({ productId }) => productId === null)))
      const products = sumsBy(now, 'productId')
      for (const product of [...shown.top_products, ...shown.top_products_by_pieces]) {
        expect(product.revenue).toBe(products.get(product.id))
        const lines = now.filter(({ productId }) => productId === product.id)
        expect(product.pieces).toBe(lines.reduce((sum, { pieces }) => sum + pieces, 0))
      }
    })

  test('money that came without an order and went back is no revenue', async () => {
    const before = await dashboard('today')
    const [intent] = await readRows<{ id: string }>(
      shop.db,
      'select id from payment_intents order by id limit 1',
    )
    await readRows(
      shop.db,
      "insert into refunds (intent_id, amount_cents, status, actor, settled_at) values ($1, 999, 'succeeded', 'test', now())",
      [intent?.id],
    )
    const after = await dashboard('today')
    expect(after.revenue).toEqual(before.revenue)
    await readRows(shop.db, 'delete from refunds where amount_cents = 999 and order_id is null')
  })

  test('a refund that failed long after it was made is taken out of its day', async () => {
    const order = await givenPaidOrder(shop, [[toner, 1]])
    const { body } = await desk.post(`orders/${order.id}/refunds`, { amount: '2.00' })
    await movedBack(order.id, 5)
    const before = await dashboard('7')
    await readRows(shop.db, "update refunds set status = 'failed' where id = $1", [body.data.id])
    const after = await dashboard('7')
    expect(after.revenue.days_7).toBe(sumOf([before.revenue.days_7, '2.00']))
    await readRows(shop.db, "update refunds set status = 'succeeded' where id = $1", [body.data.id])
    await readRows(shop.db, "select count_days('2000-01-01')")
  })
})

test('a new shop has zeros and no parts', async () => {
  const empty = await givenShop({ template: 'migrated' })
  const { token } = await givenPerson(empty, 'admin')
  const { body } = await empty.call('GET', '/api/admin/dashboard?range=30', { token })
  expect(body.data).toMatchObject({
    revenue: { today: '0.00', days_7: '0.00', days_30: '0.00' },
    categories: [],
    brands: [],
    rest: { revenue: '0.00', before: '0.00' },
    funnel: { carts: 0, checkouts: 0, paid: 0, before: { carts: 0, checkouts: 0, paid: 0 } },
    top_products: [],
  })
  expect(body.data.chart).toHaveLength(30)
})

describe('a tile counts what its list has', () => {
  const listed = async (path: string) => {
    const { status, body } = await shop.call('GET', `/api/admin/${path}`, {
      token: superAdmin.token,
    })
    expect(status).toBe(200)
    return body.total as number
  }

  test.each([
    ['to_ship', 'orders?work=to_ship'],
    ['unpaid', 'orders?status=pending&payment_status=pending'],
    ['payments_to_check', 'payments?state=open'],
    ['low_stock', 'stock?state=scarce'],
    ['withdrawals', 'withdrawals?status=open'],
    ['failed_mails', 'mails?status=unseen'],
    ['failed_jobs', 'jobs?status=failed'],
    ['pending_reviews', 'public-reviews?status=pending'],
    ['new_messages', 'contact-submissions?status=new'],
  ])('%s', async (tile, path) => {
    await readRows(
      shop.db,
      "update mails set status = 'failed', looked_at = null where id = (select min(id) from mails)",
    )
    const shown = await dashboard('30')
    expect(await listed(path)).toBe(shown[tile])
  })

  test.each(Object.keys(LENGTHS))('the orders paid in %s', async (range) => {
    const { period, funnel } = await dashboard(range)
    expect(await listed(`orders?paid_from=${period.from}&paid_to=${period.to}`)).toBe(funnel.paid)
  })
})

test('staff alone see it', async () => {
  const customer = await givenPerson(shop)
  const asked = (token?: string) =>
    shop.call('GET', '/api/admin/dashboard', token === undefined ? {} : { token })
  expect((await asked()).status).toBe(401)
  expect((await asked(customer.token)).status).toBe(403)
  expect((await asked((await givenPerson(shop, 'admin')).token)).status).toBe(200)
})

test('it takes a dozen statements however long the range', async () => {
  await dashboard('365')
  shop.takeStatements()
  await dashboard('365')
  const own = shop
    .takeStatements()
    .filter((sql) => !sql.includes('pgboss.') || sql.includes('failed'))
  expect(own.length).toBeLessThanOrEqual(12)
})
