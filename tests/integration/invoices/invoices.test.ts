import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPaidOrder, type PaidOrder } from '#tests/support/paid-orders.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
let staff: Person
let order: PaidOrder

const BUSINESS = {
  customer_type: 'business',
  company_name: 'Atelier Zuid BV',
  vat_number: 'BE0999999922',
  purchase_order: 'PO-77',
}
const invoiceOf = ({ id, guest }: PaidOrder, query = '') =>
  shop.call('GET', `/api/guest/orders/${id}/invoice${query}`, { guest })
const documentsOf = async ({ id, guest }: PaidOrder) =>
  (await shop.call('GET', `/api/guest/orders/${id}`, { guest })).body.data.documents

beforeAll(async () => {
  await givenStock(shop, article, 1000)
  staff = await givenPerson(shop, 'admin')
  order = await givenPaidOrder(shop, [[article, 2]])
})

describe('a paid order', () => {
  test('has its invoice without anybody asking, with a mail that opens it', async () => {
    const documents = await eventually(
      () => documentsOf(order),
      (list) => list.length > 0,
    )
    expect(documents).toMatchObject([
      { kind: 'invoice', total: order.total, e_invoice: null, has_ubl: false },
    ])
    const mail = await shop.db
      .selectFrom('mails')
      .select(['text', 'template'])
      .where('dedupe_key', '=', `invoice:${documents[0].number}`)
      .executeTakeFirstOrThrow()
    const link = /http\S+/.exec(mail.text)?.[0] ?? ''
    const opened = await fetch(link)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('answers its invoice as the same PDF each time', async () => {
    const [first, second] = [await invoiceOf(order), await invoiceOf(order)]
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(first.headers.get('content-disposition')).toMatch(/filename="\d{4}-\d{6}\.pdf"/)
    expect(first.body.startsWith('%PDF-1.7')).toBe(true)
    expect(second.body).toBe(first.body)
  })

  test('is invoiced once, however many ask at once', async () => {
    const fresh = await givenPaidOrder(shop, [[article, 1]])
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.call('POST', `/api/admin/orders/${fresh.id}/invoice`, { token: staff.token }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.data.invoice_number)).size).toBe(1)
  })

  test('opens for a quarter of an hour by the link that staff get, and no other order does', async () => {
    const path = `/api/admin/orders/${order.id}/generate-invoice`
    const { body } = await shop.call('GET', path, { token: staff.token })
    const { invoice_url: url, invoice_number, invoice_date } = body.data
    expect(invoice_number).toMatch(/^\d{4}-\d{6}$/)
    expect(invoice_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await fetch(url)).status).toBe(200)
    const other = url.replace(`/orders/${order.id}/`, `/orders/${order.id - 1}/`)
    expect((await fetch(other)).status).toBe(400)
    expect((await fetch(url.replace('/invoice?', '?'))).status).toBe(400)
  })
})

describe('refusals', () => {
  test('an unpaid order has no invoice yet', async () => {
    const guest = newGuest()
    const id = await givenGuestOrder(shop, guest, article, newEmail())
    const own = await shop.call('GET', `/api/guest/orders/${id}/invoice`, { guest })
    expect([own.status, own.body.code]).toEqual([409, 'not_paid'])
    const desk = await shop.call('POST', `/api/admin/orders/${id}/invoice`, { token: staff.token })
    expect([desk.status, desk.body.code]).toEqual([409, 'not_paid'])
  })

  test("somebody else's invoice is not found, as one of no order", async () => {
    const stranger = { guest: newGuest() }
    const foreign = await shop.call('GET', `/api/guest/orders/${order.id}/invoice`, stranger)
    const none = await shop.call('GET', '/api/guest/orders/2147483000/invoice', stranger)
    expect([foreign.status, none.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(none.body)
  })

  test('a consumer has no e-invoice, and an order no credit note of another', async () => {
    expect((await invoiceOf(order, '?format=ubl')).status).toBe(404)
    const path = `/api/guest/orders/${order.id}/credit-notes/CN-2026-000001`
    expect((await shop.call('GET', path, { guest: order.guest })).status).toBe(404)
    expect((await invoiceOf(order, '?format=doc')).status).toBe(422)
  })
})

test('a business gets an e-invoice too, and it is handed to the access point once', async () => {
  const business = await givenPaidOrder(shop, [[article, 3]], { details: BUSINESS, language: 'nl' })
  const ubl = await invoiceOf(business, '?format=ubl')
  expect([ubl.status, ubl.headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(ubl.body).toContain('<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>')
  expect(ubl.body).toContain('<cbc:BuyerReference>PO-77</cbc:BuyerReference>')
  const documents = await eventually(
    () => documentsOf(business),
    (list) => list[0]?.e_invoice === 'sent',
  )
  expect(documents).toMatchObject([{ e_invoice: 'sent', has_ubl: true }])
})

test("e-invoices that were given up are sent again by staff, a credit note's too", async () => {
  const business = await givenPaidOrder(shop, [[article, 2]], { details: BUSINESS })
  const desk = (path: string, body: object) =>
    shop.call('POST', `/api/admin/orders/${business.id}/${path}`, { token: staff.token, body })
  await desk('refunds', { amount: '1.00' })
  const areAll = (status: string) => (list: { e_invoice: string }[]) =>
    list.length === 2 && list.every(({ e_invoice: own }) => own === status)
  await eventually(() => documentsOf(business), areAll('sent'))
  await sql`update e_invoices set status = 'failed'
    where document_id in (select id from documents where order_id = ${business.id})`.execute(
    shop.db,
  )
  expect((await documentsOf(business)).map((one: { e_invoice: string }) => one.e_invoice)).toEqual([
    'failed',
    'failed',
  ])
  expect((await desk('invoice', {})).status).toBe(200)
  const again = await eventually(() => documentsOf(business), areAll('sent'))
  expect(again).toMatchObject([
    { kind: 'invoice', e_invoice: 'sent' },
    { kind: 'credit_note', e_invoice: 'sent' },
  ])
})

test('an invoice cannot be changed or deleted, nor its numbers given twice', async () => {
  for (const statement of [
    "update documents set snapshot = ''",
    'delete from documents',
    'truncate documents cascade',
    'update document_files set checksum = null',
  ])
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('never changed')
})

test('what is lost or altered in the media store is made again as it was', async () => {
  const first = await invoiceOf(order)
  const { media_key } = await shop.db
    .selectFrom('document_files as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select('f.media_key')
    .where('d.order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { media } = shop.server.shop
  await media.put(media_key, Buffer.from('not an invoice'))
  expect((await invoiceOf(order)).body).toBe(first.body)
  expect((await media.get(media_key))?.toString('latin1').startsWith('%PDF')).toBe(true)
})

test('the demo has an invoice for each paid order, and its PDF when it is asked for', async () => {
  const { rows } = await sql<{ orders: number; invoices: number }>`
    select (select count(*)::int from payments where paid_at is not null) as orders,
      (select count(*)::int from documents where kind = 'invoice') as invoices`.execute(shop.db)
  // those of this file may still be on their way
  expect(rows[0]?.invoices).toBeGreaterThan(600)
  const { id } = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customer_type', '=', 'business')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const pdf = await shop.call('GET', `/api/orders/${id}/invoice`, { token: staff.token })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('the shop is sound afterwards', async () => {
  expect(await shop.audit()).toEqual([])
})
