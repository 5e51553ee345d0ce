import { beforeAll, expect, test } from 'vitest'

import { inTransaction } from '#database/transaction.ts'
import { issueCreditNote } from '#server/invoices/issue-credit-note.ts'
import { issueMissing } from '#server/invoices/issue-missing.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { type Desk, givenDesk } from '#tests/support/order-desk.ts'
import { givenPaidOrder } from '#tests/support/paid-orders.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
let desk: Desk

const BUSINESS = {
  customer_type: 'business',
  company_name: 'Atelier Zuid BV',
  vat_number: 'BE0999999922',
}

beforeAll(async () => {
  await givenStock(shop, article, 1000)
  desk = await givenDesk(shop)
})

async function refund(id: number, body: object) {
  const answer = await desk.post(`orders/${id}/refunds`, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

test('a refund of lines gets its credit note at once, as PDF and for a business as UBL', async () => {
  const { id, guest } = await givenPaidOrder(shop, [[article, 3]], { details: BUSINESS })
  const [item] = (await desk.order(id)).items
  const made = await refund(id, {
    amount: item.price,
    lines: [{ order_item_id: item.id, quantity: 1, restock: false }],
  })
  expect(made.credit_note_number).toMatch(/^CN-\d{4}-\d{6}$/)
  const { documents } = await desk.order(id)
  expect(documents).toMatchObject([
    { kind: 'invoice' },
    { kind: 'credit_note', number: made.credit_note_number, total: item.price, has_ubl: true },
  ])
  const path = `/api/guest/orders/${id}/credit-notes/${made.credit_note_number}`
  const pdf = await shop.call('GET', path, { guest })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const ubl = await shop.call('GET', `${path}?format=ubl`, { guest })
  expect(ubl.body).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
  expect(ubl.body).toContain('<cbc:CreditedQuantity unitCode="C62">1</cbc:CreditedQuantity>')
})

test("somebody else's credit note is not found, nor under another order of its owner", async () => {
  const { id, guest } = await givenPaidOrder(shop, [[article, 1]])
  const { credit_note_number: number } = await refund(id, { amount: '1.00' })
  const of = (order: number, who: string) =>
    shop.call('GET', `/api/guest/orders/${order}/credit-notes/${number}`, { guest: who })
  expect((await of(id, newGuest())).status).toBe(404)
  expect((await of(id - 1, guest)).status).toBe(404)
  expect((await of(id, guest)).status).toBe(200)
})

test('refunds in parts credit what was invoiced, to the cent', async () => {
  const { id, total } = await givenPaidOrder(shop, [[article, 2]])
  await refund(id, { amount: '0.01' })
  await refund(id, { amount: '7.77' })
  const rest = (Number(total) - 7.78).toFixed(2)
  await refund(id, { amount: rest })
  const { documents } = await desk.order(id)
  const credited = documents
    .filter(({ kind }: { kind: string }) => kind === 'credit_note')
    .map((one: { total: string }) => one.total)
  expect(credited).toEqual(['0.01', '7.77', rest])
})

test('asked for again it is the same one; one that was forgotten is issued later', async () => {
  const { id } = await givenPaidOrder(shop, [[article, 1]])
  await refund(id, { amount: '2.00' })
  const { id: refundId } = await shop.db
    .insertInto('refunds')
    .values({ order_id: id, amount_cents: 100, status: 'succeeded', actor: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await issueMissing(shop.server.shop)
  const { documents } = await desk.order(id)
  expect(documents.at(-1)).toMatchObject({ kind: 'credit_note', total: '1.00' })
  const again = await inTransaction(shop.db, (trx) =>
    issueCreditNote(trx, shop.server.shop, refundId),
  )
  expect(again).toBe(documents.at(-1).number)
})

test('the series have no gap', async () => {
  expect((await shop.audit()).filter(({ invariant }) => invariant === 'I7')).toEqual([])
})
