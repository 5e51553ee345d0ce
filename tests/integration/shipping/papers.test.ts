import { describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenDesk } from '#tests/support/order-desk.ts'
import { textOfPdf } from '#tests/support/pdf-text.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const [toner, ink] = [await articleId(shop, 'OC-BR-TN2420'), await articleId(shop, 'OC-HP-12A-BK')]
await givenStock(shop, toner, 500)
await givenStock(shop, ink, 500)
const desk = await givenDesk(shop)
const customer = await givenPerson(shop)
const staff = await givenPerson(shop, 'admin')

function givenOrder(language = 'nl') {
  return givenCustomerOrder(shop, customer, [toner, ink], {
    language,
    quantity: 3,
    details: {
      billing_first_name: 'Zoë',
      billing_last_name: 'Œuvré-Łucki',
      billing_city: 'Liège',
      billing_postal_code: '4000',
      order_notes: 'Bel vóór 9 uur, € op factuur',
    },
  })
}

async function pdf(method: string, path: string, body?: object) {
  const response = await fetch(`${shop.address}/api/admin/orders/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${staff.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a packing slip names what is to be packed, in the language of the order', async () => {
  const { id, order_number: number } = await givenOrder()
  await desk.ship(id, [1, 3])
  const { response, bytes } = await pdf('GET', `${id}/packing-slip`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="packing-slip-${number}.pdf"`,
  )
  const { text, raw } = textOfPdf(bytes)
  for (const part of ['Pakbon', number, 'Zoë Œuvré-Łucki', '4000 Liège', 'OC-BR-TN2420', '€ op'])
    expect(text).toContain(part)
  expect(text).not.toContain('OC-HP-12A-BK')
  expect(text).toContain('4 stuks')
  // tagged, titled, and with its language
  for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (nl-BE)', '/DisplayDocTitle true'])
    expect(raw).toContain(mark)
})

test('a label is of A6, with the address', async () => {
  const { id, order_number: number } = await givenOrder('fr')
  const { bytes } = await pdf('GET', `${id}/label`)
  const { text, raw } = textOfPdf(bytes)
  expect(raw).toContain('/MediaBox [0 0 297.64 419.53]')
  for (const part of ['Zoë Œuvré-Łucki', 'Kerkstraat 1', '4000 Liège', 'Belgique', number])
    expect(text).toContain(part)
})

describe('papers of several orders', () => {
  test.each(['packing-slips', 'labels'])('are one file: %s', async (kind) => {
    const [first, second] = [await givenOrder(), await givenOrder('en')]
    const { response, bytes } = await pdf('POST', kind, { ids: [second.id, first.id] })
    expect(response.status).toBe(200)
    const { text, raw } = textOfPdf(bytes)
    expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(text.indexOf(second.order_number)).toBeLessThan(text.indexOf(first.order_number))
  })

  test('need orders that exist, and not too many', async () => {
    const { id } = await givenOrder()
    expect((await pdf('POST', 'labels', { ids: [id, 999_999] })).response.status).toBe(404)
    for (const ids of [[], ['x'], Array.from({ length: 101 }, () => id)])
      expect((await pdf('POST', 'labels', { ids })).response.status).toBe(422)
    expect((await pdf('GET', '999999/label')).response.status).toBe(404)
  })
})
