import { beforeAll, describe, expect, test } from 'vitest'

import { type BankLine, codaStatement, csvStatement } from '#tests/support/bank-statement.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
let staff: Person

beforeAll(async () => {
  await givenStock(shop, article, 1000)
  staff = await givenPerson(shop, 'admin')
})

interface Unpaid {
  id: number
  guest: string
  total: string
  communication: string
}

async function givenUnpaid(): Promise<Unpaid> {
  const guest = newGuest()
  const id = await givenGuestOrder(shop, guest, article, newEmail())
  const { body } = await shop.call('GET', `/api/guest/orders/${id}`, { guest })
  const { total, bank_transfer: transfer } = body.data
  return { id, guest, total, communication: transfer.structured_communication }
}

async function upload(content: string | Uint8Array<ArrayBuffer>, token = staff.token) {
  const form = new FormData()
  form.append('file', new Blob([content]), 'uittreksel.csv')
  const response = await fetch(`${shop.address}/api/admin/bank-statements`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return { status: response.status, body: await response.json() }
}
const apply = (id: number) =>
  shop.call('POST', `/api/admin/bank-statements/${id}/apply`, { token: staff.token })
const matchesOf = ({ body }: { body: { data: { rows: { match: string }[] } } }) =>
  body.data.rows.map(({ match }) => match)
const statusOf = async ({ id, guest }: Unpaid) =>
  (await shop.call('GET', `/api/guest/orders/${id}`, { guest })).body.data.status

describe('a statement of ten lines', () => {
  test('is matched, then booked once, however often it is uploaded and applied', async () => {
    const orders = [
      await givenUnpaid(),
      await givenUnpaid(),
      await givenUnpaid(),
      await givenUnpaid(),
    ]
    const [plain, digits, less, more] = orders as [Unpaid, Unpaid, Unpaid, Unpaid]
    const off = (total: string, cents: number) =>
      ((Math.round(Number(total) * 100) + cents) / 100).toFixed(2)
    const lines: BankLine[] = [
      { amount: plain.total.replace('.', ','), communication: plain.communication },
      { amount: digits.total, communication: digits.communication.replaceAll(/\D/g, '') },
      { amount: off(less.total, -1), communication: less.communication },
      { amount: off(more.total, 1), communication: more.communication },
      { amount: plain.total, communication: plain.communication, reference: 'second' },
      { amount: '10,00', communication: 'thanks' },
      { amount: '10,00', communication: 'thanks' },
      { amount: '-500,00', communication: 'rent' },
      { amount: '99999999', communication: '+++000/0000/00101+++' },
      { amount: '1', communication: '' },
    ]
    const file = csvStatement(lines)
    const preview = await upload(file)
    expect(preview.status).toBe(201)
    expect(matchesOf(preview)).toEqual([
      'equal',
      'equal',
      'too_little',
      'too_much',
      'already_paid',
      'unknown',
      'double',
      'unknown',
      'unknown',
    ])
    expect(await statusOf(plain)).toBe('pending')

    const { id } = preview.body.data
    const [first, second] = await Promise.all([apply(id), apply(id)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.data.applied + second.body.data.applied).toBe(2)
    expect(await Promise.all(orders.map(statusOf))).toEqual([
      'processing',
      'processing',
      'pending',
      'pending',
    ])
    const get = (path: string) =>
      shop.call('GET', `/api/admin/bank-statements${path}`, { token: staff.token })
    const [listed] = (await get('')).body.data
    expect(listed).toMatchObject({ id, name: 'uittreksel.csv', movements: 9, applied: 2 })
    expect(matchesOf(await get(`/${id}`)).slice(0, 3)).toEqual(['applied', 'applied', 'too_little'])
    expect((await get('/2147483000')).status).toBe(404)

    const again = await upload(file)
    expect(again.body.data.id).toBe(id)
    expect((await apply(id)).body.data.applied).toBe(0)

    const overlapping = await upload(`${file}\n22/11/2026;5,00;new;An;;`)
    expect(matchesOf(overlapping).slice(0, 3)).toEqual(['double', 'double', 'double'])
    expect((await apply(overlapping.body.data.id)).body.data.applied).toBe(0)
    expect((await shop.audit()).filter(({ invariant }) => invariant !== 'I8')).toEqual([])
  })
})

test('CODA is read by its fixed places, with structured and free communications', async () => {
  const [one, two] = [await givenUnpaid(), await givenUnpaid()]
  const cents = (total: string) => Math.round(Number(total) * 100)
  const preview = await upload(
    codaStatement([
      { cents: cents(one.total), communication: one.communication.replaceAll(/\D/g, '') },
      { cents: cents(two.total), communication: `order ${two.communication}` },
      { cents: 4200, communication: 'electricity', isDebit: true },
    ]),
  )
  expect(preview.body.data).toMatchObject({
    format: 'coda',
    rows: [
      { match: 'equal', order_id: one.id, account: 'BE68539007547034', booked_on: '2026-11-22' },
      { match: 'equal', order_id: two.id },
    ],
  })
  expect((await apply(preview.body.data.id)).body.data.applied).toBe(2)
  expect(await statusOf(one)).toBe('processing')
})

describe('what cannot be read changes nothing', () => {
  const faults: [string, string | Uint8Array<ArrayBuffer>, object][] = [
    ['no statement', 'hello', { errors: { file: [expect.stringContaining('missing')] } }],
    ['half a CODA file', codaStatement([{ cents: 100, communication: 'x' }]).slice(0, 400), {}],
    [
      'a CODA file whose totals do not fit',
      codaStatement([1, 2].map((cents) => ({ cents, communication: 'x' })))
        .split('\r\n')
        .toSpliced(2, 2)
        .join('\r\n'),
      {},
    ],
    ['bytes', new Uint8Array([0, 1, 2, 255, 254]), {}],
    ['an empty file', '', {}],
    [
      'lines with errors',
      csvStatement([
        { amount: '1,00', communication: 'x' },
        { amount: 'x', communication: 'y' },
        { amount: '1', communication: 'z', date: '31/02/2026' },
      ]),
      {
        data: {
          failed: [
            { line: 3, reason: 'This is not an amount.' },
            { line: 4, reason: 'This is not a date.' },
          ],
        },
      },
    ],
  ]
  test.each(faults)('%s', async (_, content, answer) => {
    const count = () =>
      shop.db
        .selectFrom('bank_statements')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    const before = await count()
    const refused = await upload(content)
    expect(refused.status).toBe(422)
    expect(refused.body.errors.file).toHaveLength(1)
    expect(refused.body).toMatchObject(answer)
    expect(await count()).toEqual(before)
  })

  test('nor does a statement that is not there, or a customer', async () => {
    expect((await apply(2_147_483_000)).status).toBe(404)
    const customer = await givenPerson(shop)
    expect((await upload('x', customer.token)).status).toBe(403)
  })
})
