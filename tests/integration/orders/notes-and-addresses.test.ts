import { afterEach, describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder, givenCustomerTransfer } from '#tests/support/customer-orders.ts'
import { givenDesk, mailsAbout } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const toner = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, toner, 2000)
const desk = await givenDesk(shop)
const customer = await givenPerson(shop)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const ADDRESS = {
  first_name: 'Zoë',
  last_name: 'Œuvré',
  street: 'Nieuwstraat 2',
  city: 'Brussel',
  postal_code: 'B-1000',
  country: 'BE',
}
const BILLING = { ...ADDRESS, phone: '0475 12 34 56', email: 'zoe@example.org' }

describe('a note', () => {
  test('for staff stays with them', async () => {
    const { id } = await givenCustomerOrder(shop, customer, [toner])
    const { status, body } = await desk.post(`orders/${id}/notes`, { note: 'Called twice.' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      note: 'Called twice.',
      visible: false,
      author: desk.staffName,
    })
    expect((await desk.order(id)).notes).toEqual([body.data])
    const own = await shop.call('GET', `/api/customer/orders/${id}`, customer)
    expect(own.body.data.notes).toEqual([])
    expect(await mailsAbout(shop, id, 'order-note')).toEqual([])
  })

  test('for the customer is mailed, and stands in the order without a name', async () => {
    const { id } = await givenCustomerOrder(shop, customer, [toner])
    const note = 'We ship on Monday.\n<b>Sorry</b>'
    await desk.post(`orders/${id}/notes`, { note, visible: true })
    const own = await shop.call('GET', `/api/customer/orders/${id}`, customer)
    expect(own.body.data.notes).toEqual([{ note, created_at: expect.any(String) }])
    const [mail] = await mailsAbout(shop, id, 'order-note')
    expect(mail?.text).toContain('We ship on Monday.\n<b>Sorry</b>')
  })

  test.each(['', '   ', 'x'.repeat(2001), 'a\u0007b', null])('%j is refused', async (note) => {
    const { id } = await givenCustomerTransfer(shop, customer, toner)
    const { status, body } = await desk.post(`orders/${id}/notes`, { note })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['note']])
    await desk.post(`orders/${id}/cancel`)
  })

  test('needs an order', async () => {
    expect((await desk.post('orders/999999/notes', { note: 'x' })).status).toBe(404)
  })
})

describe('the addresses of an order', () => {
  test('change until something leaves, and mails follow them', async () => {
    const { id } = await givenCustomerOrder(shop, customer, [toner])
    const { status, body } = await desk.put(`orders/${id}/addresses`, {
      shipping_address: ADDRESS,
      billing_address: BILLING,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      email: 'zoe@example.org',
      shipping_address: { last_name: 'Œuvré', postal_code: '1000', company_name: null },
      billing_address: { email: 'zoe@example.org' },
    })
    expect(body.data.timeline.at(-1)).toMatchObject({ kind: 'addresses', actor: desk.staffName })
    const [mail] = await mailsAbout(shop, id, 'order-addresses')
    expect(mail?.recipient).toBe('zoe@example.org')
    expect(mail?.text).toContain('Zoë Œuvré\nNieuwstraat 2\n1000 Brussel')
    await desk.ship(id)
    const late = await desk.put(`orders/${id}/addresses`, { shipping_address: ADDRESS })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  })

  test.each([
    [{ country: 'NL', postal_code: '1012 AB' }, 'country'],
    [{ postal_code: '99' }, 'postal_code'],
    [{ phone: 'call me' }, 'phone'],
    [{ first_name: '' }, 'first_name'],
    [{ street: 'www.example.org/win' }, 'street'],
    [{ vat_number: 'BE0123456780' }, 'vat_number'],
    [{ planet: 'Mars' }, 'planet'],
  ])('keep the rules of the checkout, and the country: %j', async (part, field) => {
    const { id } = await givenCustomerTransfer(shop, customer, toner)
    const before = await desk.order(id)
    const { status, body } = await desk.put(`orders/${id}/addresses`, {
      shipping_address: { ...ADDRESS, ...part },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, [`shipping_address.${field}`]])
    expect((await desk.order(id)).shipping_address).toEqual(before.shipping_address)
    await desk.post(`orders/${id}/cancel`)
  })

  test('of a business keep its company', async () => {
    const details = { customer_type: 'business', company_name: 'Zoë BV' }
    const { id } = await givenCustomerOrder(shop, customer, [toner], { details })
    const { body } = await desk.put(`orders/${id}/addresses`, { billing_address: BILLING })
    expect(body.errors).toHaveProperty(['billing_address.company_name'])
  })

  test('need something to change, an order, and the version that was looked at', async () => {
    const { id } = await givenCustomerOrder(shop, customer, [toner])
    expect((await desk.put(`orders/${id}/addresses`, {})).status).toBe(422)
    const body = { shipping_address: ADDRESS }
    expect((await desk.put('orders/999999/addresses', body)).status).toBe(404)
    const { version } = await desk.order(id)
    const both = await Promise.all([
      desk.put(`orders/${id}/addresses`, { ...body, version }),
      desk.put(`orders/${id}/addresses`, { ...body, version }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
