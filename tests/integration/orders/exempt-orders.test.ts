import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { add, fromWire, toWire } from '#contract/plain/money.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenDesk } from '#tests/support/order-desk.ts'
import { givenPaidOrder } from '#tests/support/paid-orders.ts'
import { givenShop } from '#tests/support/shop.ts'

const viesServer = createServer((_, response) =>
  response.writeHead(200).end(JSON.stringify({ isValid: true })),
).listen(0)
afterAll(() => viesServer.close())
const viesUrl = `http://127.0.0.1:${(viesServer.address() as AddressInfo).port}`
const shop = await givenShop({ environment: { VIES_URL: viesUrl } })
const desk = await givenDesk(shop)
const [toner, ink] = [await articleId(shop, 'OC-BR-TN2420'), await articleId(shop, 'OC-HP-12A-BK')]

const DUTCH_BUSINESS = {
  customer_type: 'business',
  company_name: 'Bureau NL',
  vat_number: 'NL004495445B01',
  billing_country: 'NL',
  billing_postal_code: '1012 AB',
}

beforeAll(async () => {
  await givenStock(shop, toner, 500)
  await givenStock(shop, ink, 500)
})

const givenExemptOrder = (quantities: [number, number]) =>
  givenPaidOrder(
    shop,
    [
      [toner, quantities[0]],
      [ink, quantities[1]],
    ],
    { details: DUTCH_BUSINESS },
  )

interface RefundedLine {
  order_item_id: number
  amount: string
}

function refundedOf({ refunds }: { refunds: { lines: RefundedLine[] }[] }, itemId: number): string {
  const amounts = refunds
    .flatMap(({ lines }) => lines)
    .filter((line) => line.order_item_id === itemId)
    .map(({ amount }) => fromWire(amount))
  return toWire(add(...amounts))
}

describe('an intra-Community order', () => {
  const quantities: [number, number][] = [
    [1, 1],
    [3, 2],
    [7, 5],
    [11, 13],
    [29, 17],
  ]

  test.each(quantities)('of %i and %i pieces is sound, and all of it goes back', async (...of) => {
    const { id } = await givenExemptOrder(of)
    const { items, tax, shipping_fee: delivery } = await desk.order(id)
    expect(tax).toBe('0.00')
    const refund = (lines: object[]) => desk.post(`orders/${id}/refunds`, { lines })
    const pieces = (index: number, quantity: number) => ({
      order_item_id: items[index].id,
      quantity,
      restock: true,
    })
    if (of[0] > 1) expect((await refund([pieces(0, 1)])).status).toBe(201)
    const rest = of[0] > 1 ? of[0] - 1 : 1
    expect((await refund([pieces(0, rest), pieces(1, of[1])])).status).toBe(201)
    const after = await desk.order(id)
    expect(after.refundable).toBe(delivery)
    expect(items.map((item: { id: number }) => refundedOf(after, item.id))).toEqual(
      items.map((item: { line_total: string }) => item.line_total),
    )
    expect(await shop.audit()).toEqual([])
  })
})
