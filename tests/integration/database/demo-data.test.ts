import { expect, test } from 'vitest'

import { isWorkingDay } from '#contract/plain/delivery.ts'
import { isVatNumber } from '#server/accounts/vat-number.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()

async function signIn(email: string): Promise<string> {
  const { body } = await shop.call('POST', '/api/auth/login', {
    body: { email, password: 'octavo-demo' },
    headers: { origin: shop.address },
  })
  return body.data.access_token
}

const customer = await signIn('customer@octavo.test')
const business = await signIn('business@octavo.test')
const get = async (path: string, token = customer) =>
  (await shop.call('GET', `/api${path}`, { token })).body.data

test('the demo shop is sound', async () => {
  expect(await shop.audit()).toEqual([])
})

test('the private customer has orders, addresses, printers, wishes and news', async () => {
  expect(await get('/customer/stats')).toEqual({
    cart_items_count: 0,
    wishlist_count: 4,
    orders_count: 12,
    addresses_count: 2,
    unread_notifications_count: 4,
  })
  const printers: { name: string; nickname: string; is_main: boolean; last_ordered_at: string }[] =
    await get('/customer/printers')
  expect(printers.map(({ name, nickname, is_main }) => [name, nickname, is_main])).toEqual([
    ['Brother MFC-J5330DW', 'Studio', true],
    ['HP LaserJet Pro M404dn', 'Front office', false],
  ])
  expect(printers.every(({ last_ordered_at }) => last_ordered_at !== null)).toBe(true)
  const wishes: { saved_price: string; product: { price: string; stock: number } }[] =
    await get('/customer/wishlist')
  expect(
    wishes.some(({ saved_price, product }) => Number(product.price) < Number(saved_price)),
  ).toBe(true)
  expect(wishes.filter(({ product }) => product.stock === 0)).toHaveLength(1)
})

test('three carts were left', async () => {
  const admin = await signIn('admin@octavo.test')
  const carts: { email: string | null; items: unknown[] }[] = await get(
    '/admin/abandoned-carts',
    admin,
  )
  expect(carts.map(({ email, items }) => [email, items.length])).toEqual([
    ['business@octavo.test', 3],
    [null, 1],
    [null, 2],
  ])
})

test('there is a withdrawal in each state, the last one paid back with a credit note', async () => {
  const admin = await signIn('admin@octavo.test')
  const withdrawals: { id: number; status: string; order_id: number; refund_id: number | null }[] =
    await get('/admin/withdrawals?direction=asc', admin)
  expect(withdrawals.map(({ status }) => status)).toEqual([
    'received',
    'accepted',
    'declined',
    'goods_received',
    'refunded',
  ])
  const last = withdrawals.at(-1)
  const order = await get(`/admin/orders/${last?.order_id}`, admin)
  expect(order.payment.payment_status).toBe('partially_refunded')
  expect(order.refunds[0].credit_note_number).toMatch(/^\S+\d{4}/)
  expect(order.timeline.at(-1).kind).toBe('refunded')
})

test('the newest order is on its way, those before were delivered', async () => {
  const orders: { id: number; status: string; created_at: string }[] = await get(
    '/customer/orders?per_page=20',
  )
  const [newest, second, ...others] = orders
  expect(orders.map(({ created_at }) => created_at)).toEqual(
    orders
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  const underWay = await get(`/customer/orders/${newest?.id}`)
  expect([underWay.status, underWay.shipments[0].status]).toEqual(['processing', 'in_transit'])
  expect(Date.parse(underWay.estimated_delivery)).toBeGreaterThan(Date.now() - 86_400_000)
  const delivered = await get(`/customer/orders/${second?.id}`)
  expect([delivered.status, delivered.tracking.at(-1).reached_at === null]).toEqual([
    'completed',
    false,
  ])
  expect(others.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
})

test('the business customer has a company and orders with references', async () => {
  const profile = await get('/profile', business)
  expect([profile.company_name, isVatNumber(profile.vat_number, 'BE')]).toEqual([
    'Studio Noord BV',
    true,
  ])
  const [order] = await get('/customer/orders', business)
  const whole = await get(`/customer/orders/${order.id}`, business)
  expect([whole.customer_type, whole.purchase_order, whole.billing_address.vat_number]).toEqual([
    'business',
    'PO-2208',
    profile.vat_number,
  ])
})

interface Step {
  step: string
  reached_at: string | null
}

async function reachedAt(id: number, token = customer): Promise<Map<string, string | null>> {
  const { tracking } = await get(`/customer/orders/${id}`, token)
  return new Map((tracking as Step[]).map(({ step, reached_at: at }) => [step, at]))
}

test('what is told agrees with what happened', async () => {
  const { notifications } = await get('/customer/notifications')
  const notes: { title: string; related_id: number; created_at: string }[] = notifications
  const ofParcels = notes.filter(({ title }) => /is on its way|delivered/.test(title))
  expect(ofParcels).toHaveLength(3)
  for (const { title, related_id: id, created_at: toldAt } of ofParcels) {
    // oxlint-disable-next-line no-await-in-loop -- three of them
    const reached = await reachedAt(id)
    expect(toldAt).toBe(reached.get(title.includes('delivered') ? 'delivered' : 'shipped'))
  }
  const { password_changed_at: changedAt } = await get('/profile')
  const changed = notes.find(({ title }) => title === 'Your password was changed')
  expect(changed?.created_at).toBe(changedAt)
})

test.each([
  ['private', customer, 12],
  ['business', business, 2],
] as const)(
  'parcels of the %s customer leave on a working day after the order, and arrive once it is completed',
  async (_, token, count) => {
    const { body } = await shop.call('GET', '/api/settings')
    const orders: { id: number; status: string; created_at: string }[] = await get(
      '/customer/orders?per_page=20',
      token,
    )
    expect(orders).toHaveLength(count)
    for (const { id, status, created_at: placedAt } of orders) {
      // oxlint-disable-next-line no-await-in-loop -- few of them
      const reached = await reachedAt(id, token)
      // oxlint-disable-next-line no-await-in-loop
      const { shipments, billing_address: billing } = await get(`/customer/orders/${id}`, token)
      expect(billing.phone).not.toBe(body.data.shop.phone)
      expect(shipments).toHaveLength(status === 'cancelled' ? 0 : 1)
      if (status === 'cancelled') continue
      const shippedAt = reached.get('shipped') ?? ''
      expect(isWorkingDay(shippedAt.slice(0, 10))).toBe(true)
      expect([placedAt, shippedAt]).toEqual([placedAt, shippedAt].toSorted())
      expect(reached.get('delivered') === null).toBe(status !== 'completed')
    }
  },
)
