import { describe, expect, test } from 'vitest'

import { addToCart, articleId, givenStock, validate } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, newEmail, register } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
const guest = newGuest()
await addToCart(shop, guest, article)
const { token } = await givenAccount(shop)

const SHIPPING = {
  first_name: 'An',
  last_name: 'Peeters',
  street: 'Kerkstraat 1',
  city: 'Gent',
  postal_code: '9000',
  country: 'BE',
}
const ADDRESS = { ...SHIPPING, state: 'Oost-Vlaanderen' }
const saveAddress = (fields: object) =>
  shop.call('POST', '/api/profile/addresses', { token, body: { ...ADDRESS, ...fields } })
const saveProfile = (fields: object) =>
  shop.call('PUT', '/api/profile', { token, body: { name: 'Lotte', email: newEmail(), ...fields } })

const BILLING = [
  'billing_first_name',
  'billing_last_name',
  'billing_street',
  'billing_building_apartment',
  'billing_city',
  'company_name',
]
const PLACES = ['first_name', 'last_name', 'street', 'city']
const order = (field: string, value: string) => validate(shop, guest, { [field]: value })
const delivery = (field: string, value: string) =>
  validate(shop, guest, { shipping_address: { ...SHIPPING, [field]: value } })

/** Every text of strangers that the shop may repeat: where it is sent, and what refuses it. */
const NAMES: [string, (value: string) => ReturnType<typeof order>, string][] = [
  ['name at registration', (name) => register(shop, { name }), 'name'],
  ['name in the profile', (name) => saveProfile({ name }), 'name'],
  ['address in the profile', (address) => saveProfile({ address }), 'address'],
  ['company in the profile', (name) => saveProfile({ company_name: name }), 'company_name'],
  ...BILLING.map((field): (typeof NAMES)[number] => [field, (text) => order(field, text), field]),
  ...[...PLACES, 'company_name', 'building_apartment'].map((field): (typeof NAMES)[number] => [
    `${field} of a delivery`,
    (text) => delivery(field, text),
    `shipping_address.${field}`,
  ]),
  ...[...PLACES, 'state'].map((field): (typeof NAMES)[number] => [
    `${field} of a saved address`,
    (text) => saveAddress({ [field]: text }),
    field,
  ]),
]
const LINES: typeof NAMES = [
  ['phone in the profile', (phone) => saveProfile({ phone }), 'phone'],
  ['VAT number in the profile', (text) => saveProfile({ vat_number: text }), 'vat_number'],
  ['phone of a saved address', (phone) => saveAddress({ phone }), 'phone'],
  ...['billing_phone', 'billing_postal_code', 'vat_number', 'purchase_order'].map(
    (field): (typeof NAMES)[number] => [field, (text) => order(field, text), field],
  ),
  ['phone of a delivery', (text) => delivery('phone', text), 'shipping_address.phone'],
  [
    'VAT number of a delivery',
    (text) => delivery('vat_number', text),
    'shipping_address.vat_number',
  ],
]

describe.each([...NAMES, ...LINES])('%s', (_, send, field) => {
  test.each(['two\nlines', 'two\u2028lines', 'two\rlines'])('holds one line', async (text) => {
    const { status, body } = await send(text)
    expect([status, body.errors?.[field]]).toEqual([422, ['This value is not valid.']])
  })
})

test.each(NAMES)('%s holds no link', async (_, send, field) => {
  for (const text of ['Win at evil.com/x', 'https://evil.example']) {
    const { status, body } = await send(text)
    expect([status, body.errors?.[field]]).toEqual([422, ['Please leave out web addresses.']])
  }
})

test.each([
  ['nl', 'Zet er geen webadressen in.'],
  ['fr', 'Merci de ne pas indiquer d’adresse web.'],
])('says so in %s', async (language, sentence) => {
  const { body } = await register(shop, { name: 'www.evil' }, { language })
  expect(body.errors.name).toEqual([sentence])
})

test('notes of an order may hold lines, and stand in no mail', async () => {
  const email = newEmail()
  const noted = await validate(shop, guest, {
    billing_email: email,
    payment_method: 'bank_transfer',
    order_notes: 'Ring twice.\nevil.com',
  })
  expect(noted.status).toBe(200)
  const { checkout_id } = noted.body.data
  const placed = await shop.call('POST', '/api/guest/orders', {
    guest,
    body: { payment_method: 'bank_transfer', checkout_id },
  })
  expect(placed.status).toBe(201)
  const mail = await shop.db
    .selectFrom('mails')
    .select(['subject', 'html', 'text'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(mail)).not.toContain('Ring twice')
})
