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
const staff = await givenPerson(shop, 'admin')
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const HEADING = 'order_number,carrier,tracking_number'
const givenOrder = () => givenCustomerOrder(shop, customer, [toner], { quantity: 2 })

async function upload(
  content: string | Uint8Array<ArrayBuffer>,
  { apply, token = staff.token }: { apply?: string; token?: string } = {},
) {
  const form = new FormData()
  if (apply !== undefined) form.append('apply', apply)
  form.append('file', new Blob([content]), 'shipped.csv')
  return send(form, token)
}

async function send(body: FormData | string, token = staff.token, type?: string) {
  const response = await fetch(`${shop.address}/api/admin/orders/shipments`, {
    method: 'POST',
    headers: {
      'accept-language': 'en',
      authorization: `Bearer ${token}`,
      ...(type !== undefined && { 'content-type': type }),
    },
    body,
  })
  return { status: response.status, body: await response.json() }
}

test('a dry run says what would be shipped, and ships nothing', async () => {
  const [one, two] = [await givenOrder(), await givenOrder()]
  const file = `${HEADING}\n${one.order_number},bpost,A1\n${two.order_number},DPD,A2\n`
  const { status, body } = await upload(file)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    rows: 2,
    failed: [],
    is_applied: false,
    shipped: [
      { line: 2, order_id: one.id, carrier: 'bpost', tracking_number: 'A1', pieces: 2 },
      { line: 3, order_id: two.id, carrier: 'DPD', tracking_number: 'A2', pieces: 2 },
    ],
  })
  expect((await desk.order(one.id)).shipments).toEqual([])

  const done = await upload(file, { apply: 'true' })
  expect(done.body.data).toMatchObject({ is_applied: true })
  for (const { id } of [one, two]) {
    expect((await desk.order(id)).shipments).toHaveLength(1)
    expect(await mailsAbout(shop, id, 'order-shipped')).toHaveLength(1)
  }
  const again = await upload(file, { apply: 'true' })
  expect(again.status).toBe(422)
})

test('a file with errors changes nothing and says what is wrong with which row', async () => {
  const [good, shipped] = [await givenOrder(), await givenOrder()]
  const unpaid = await givenCustomerTransfer(shop, customer, toner)
  await desk.ship(shipped.id)
  const rows = [
    `${good.order_number},bpost,B1`,
    `${good.order_number},bpost,B2`,
    `${shipped.order_number},bpost,B3`,
    `${unpaid.order_number},bpost,B4`,
    'SI-999999,bpost,B5',
    `${good.order_number}x,bpost,B6`,
    `,,`,
    `${unpaid.order_number},bpost`,
  ]
  const { status, body } = await upload([HEADING, ...rows].join('\r\n'), { apply: 'true' })
  expect([status, body.errors]).toEqual([
    422,
    { file: ['Nothing was changed: the file has errors.'] },
  ])
  expect(body.data.is_applied).toBe(false)
  expect(
    body.data.failed.map(
      ({ line, reason }: { line: number; reason: string }) => `${line} ${reason}`,
    ),
  ).toEqual([
    '3 This order is in the file twice.',
    '4 Nothing is left to ship of this order.',
    '5 This order is not ready to ship: it must be paid and in processing.',
    '6 Order not found',
    '7 Order not found',
    '8 Order not found',
    '9 This order is in the file twice.',
  ])
  expect((await desk.order(good.id)).shipments).toEqual([])
  expect((await upload([HEADING, ...rows].join('\r\n'))).status).toBe(200)
})

test('is read as spreadsheets write it', async () => {
  const orders = [await givenOrder(), await givenOrder(), await givenOrder()]
  const [bom, windows, tabs] = [
    `\ufeffOrder number;Carrier;Tracking number;Remark\r\n"${orders[0]?.order_number}";"b;post";"C 1";x\r\n\r\n`,
    Buffer.from(`order_number;carrier;tracking_number\n${orders[1]?.id};Général;C2`, 'latin1'),
    `tracking_number\torder_number\tcarrier\nC3\tsi-${orders[2]?.id}\tDHL`,
  ]
  const results = []
  for (const file of [bom, Uint8Array.from(windows), tabs])
    results.push((await upload(file, { apply: 'true' })).body.data.shipped[0])
  expect(results).toMatchObject([
    { order_id: orders[0]?.id, carrier: 'b;post', tracking_number: 'C 1' },
    { order_id: orders[1]?.id, carrier: 'Général' },
    { order_id: orders[2]?.id, carrier: 'DHL', line: 2 },
  ])
})

describe('a file that', () => {
  test.each([
    ['is empty', '', 'order_number'],
    ['names other columns', 'number,carrier\n1,bpost', 'order_number, tracking_number'],
    ['has no rows', HEADING, 'no rows'],
    ['has too many', `${HEADING}\n${'SI-1,bpost,1\n'.repeat(501)}`, '500'],
    ['breaks off in a quote', `${HEADING}\n"SI-1,bpost,1`, 'cannot be read'],
  ])('%s is refused beside its field', async (_, file, part) => {
    const { status, body } = await upload(file)
    expect(status).toBe(422)
    expect(body.errors.file[0]).toContain(part)
  })

  test('is too large is refused as such', async () => {
    const { status, body } = await upload('x'.repeat(600_000))
    expect([status, body.code]).toEqual([413, 'too_large'])
  })
})

describe('a form', () => {
  test('without a file, or with unknown fields, is refused beside its fields', async () => {
    expect((await send(new FormData())).body.errors).toHaveProperty('file')
    const text = new FormData()
    text.append('file', 'just text')
    text.append('colour', 'red')
    const { status, body } = await send(text)
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['colour', 'file']])
    const twice = new FormData()
    twice.append('file', new Blob([HEADING]), 'a.csv')
    twice.append('file', new Blob([HEADING]), 'b.csv')
    expect((await send(twice)).body.errors).toHaveProperty('file')
  })

  test.each([
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '--x\r\nno header', 400],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n', 400], // prettier-ignore
    ['multipart/mixed; boundary=x', '--x--', 415],
    ['application/json', '{}', 422],
    ['text/csv', HEADING, 415],
  ])('of %s that is none is refused', async (type, body, status) => {
    expect((await send(body, staff.token, type)).status).toBe(status)
  })

  test('is not read of who may not send one, nor where none is taken', async () => {
    expect((await upload(HEADING, { token: customer.token })).status).toBe(403)
    expect((await upload(HEADING, { token: 'nobody' })).status).toBe(401)
    const form = new FormData()
    form.append('note', 'x')
    const { id } = await givenOrder()
    const response = await fetch(`${shop.address}/api/admin/orders/${id}/notes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}` },
      body: form,
    })
    expect(response.status).toBe(415)
  })
})

test('two uploads of one file at once ship it once', async () => {
  const orders = [await givenOrder(), await givenOrder(), await givenOrder()]
  const rows = orders.map(({ order_number: number }) => `${number},bpost,D`)
  const answers = await Promise.all([
    upload([HEADING, ...rows].join('\n'), { apply: 'true' }),
    upload([HEADING, ...rows.toReversed()].join('\n'), { apply: 'true' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  for (const { id } of orders) expect((await desk.order(id)).shipments).toHaveLength(1)
})
