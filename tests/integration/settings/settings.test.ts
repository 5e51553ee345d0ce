import { expect, test } from 'vitest'

import { SETTINGS_GROUPS } from '#contract/plain/settings.ts'
import { freePort } from '#database/embedded/postmaster.ts'
import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Api, callAt } from '#tests/support/api-call.ts'
import { addToCart, articleId, givenStock, validate } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const admin = await givenPerson(shop, 'admin')
const superAdmin = await givenPerson(shop, 'super_admin')
const customer = await givenPerson(shop)

type Who = { token: string }
const show = (group: string, { token }: Who = admin) =>
  shop.call('GET', `/api/admin/settings/${group}`, { token })
const change = (group: string, body: object, { token }: Who = superAdmin) =>
  shop.call('PUT', `/api/admin/settings/${group}`, { token, body })
const publicSettings = async (at: Api = shop) => (await at.call('GET', '/api/settings')).body.data

test('a group is read by all staff and by nobody else', async () => {
  for (const group of SETTINGS_GROUPS) {
    expect((await show(group)).status, group).toBe(200)
    expect((await show(group, customer)).status, group).toBe(403)
    expect((await shop.call('GET', `/api/admin/settings/${group}`)).status, group).toBe(401)
  }
  expect((await show('nothing')).status).toBe(404)
})

test('staff read which version runs and what is new in it', async () => {
  const { body } = await shop.call('GET', '/api/admin/release', { token: admin.token })
  const live = (await shop.call('GET', '/health/live')).body
  expect(body.data).toMatchObject({ version: live.version, title: live.changelog, commit: null })
  expect(body.data.changes_html).toMatch(/<li>/)
  expect(body.data.changes_html).not.toContain('href=')
})

test.each(SETTINGS_GROUPS)(
  'what GET answers of %s may be sent back, and changes nothing',
  async (group) => {
    const { version, ...fields } = (await show(group)).body.data
    const { status, body } = await change(group, { ...fields, version })
    expect([status, body.data]).toEqual([200, { ...fields, version }])
  },
)

test('money, taxes and the rules of staff are a super admin’s to write', async () => {
  for (const group of ['vat', 'payment', 'staff'])
    expect((await change(group, {}, admin)).status, group).toBe(403)
  for (const group of ['shop', 'shipping', 'mail', 'stock', 'reviews'])
    expect((await change(group, {}, admin)).status, group).toBe(200)
})

test('a change counts at once, leaves an audit row, and tells a later one that it is late', async () => {
  const { version } = (await show('shipping')).body.data
  const zones = [{ country: 'BE', flat_fee: '5.95', free_from: '60' }]
  const changed = await change('shipping', { zones, version }, admin)
  expect(changed.status).toBe(200)
  expect(changed.body.data.zones[0]).toEqual({
    country: 'BE',
    flat_fee: '5.95',
    free_from: '60.00',
  })
  expect(changed.body.data.zones).toHaveLength(5)
  await expect.poll(async () => (await publicSettings()).shipping.zones[0].flat_fee).toBe('5.95')
  const late = await change('shipping', { cut_off: '15:00', version }, admin)
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect(late.body.data).toMatchObject({ cut_off: '16:00', version: version + 1 })
  const { body } = await shop.call('GET', '/api/admin/audit?entity=settings&entity_id=shipping', {
    token: admin.token,
  })
  expect(body.data[0]).toMatchObject({ action: 'update', actor: { id: admin.id }, can_undo: true })
  expect(body.data[0].before.zones[0].flat_fee).toBe('4.95')
})

test.each([
  ['shop', { iban: 'BE71096123456768' }, 'iban'],
  ['shop', { bic: 'GKCC' }, 'bic'],
  ['shop', { vat_number: 'BE 0123.456.748' }, 'vat_number'],
  ['shop', { open_from: '18:00' }, 'open_until'],
  ['shop', { email: 'nobody' }, 'email'],
  ['shop', { opening_hours: { en: 'Always', nl: 'Altijd' } }, 'opening_hours.fr'],
  ['shop', { nickname: 'x' }, 'nickname'],
  ['shipping', { cut_off: '24:00' }, 'cut_off'],
  [
    'shipping',
    { zones: [{ country: 'BE', flat_fee: '-1.00', free_from: '50.00' }] },
    'zones.0.flat_fee',
  ],
  [
    'shipping',
    { zones: [{ country: 'US', flat_fee: '1.00', free_from: '50.00' }] },
    'zones.0.country',
  ],
  ['payment', { methods: [] }, 'methods'],
  ['payment', { methods: ['cheque'] }, 'methods.0'],
  ['payment', { guest_transfer_limit: '1.001' }, 'guest_transfer_limit'],
  ['payment', { bank_transfer_days: 1.5 }, 'bank_transfer_days'],
  ['stock', { hold_minutes: 0 }, 'hold_minutes'],
  ['reviews', { ask_after_days: 61 }, 'ask_after_days'],
  ['staff', { second_factor_required: 'yes' }, 'second_factor_required'],
  ['mail', { sender_address: 'orders' }, 'sender_address'],
])('%s refuses %j', async (group, fields, field) => {
  const before = (await show(group)).body.data
  const { status, body } = await change(group, fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect((await show(group)).body.data).toEqual(before)
})

test('a number out of its bounds is told which they are', async () => {
  const { body } = await change('stock', { hold_minutes: 500 })
  expect(body.errors).toEqual({ hold_minutes: ['The largest value is 120.'] })
})

test('rates of VAT are dated, one of a country a day, and one must count today', async () => {
  const { rates } = (await show('vat')).body.data
  const next = { country: 'BE', from: '2027-01-01', standard: 22, reduced: 6.5 }
  const twice = await change('vat', { rates: [...rates, next, next] })
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['rates.6.from']])
  const none = await change('vat', {
    rates: rates.filter((one: { country: string }) => one.country !== 'LU'),
  })
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['rates']])
  const { status, body } = await change('vat', { rates: [next, ...rates] })
  expect(status).toBe(200)
  expect(body.data.rates.slice(0, 2)).toEqual([rates[0], next])
  expect((await publicSettings()).vat.rate).toBe(21)
  expect((await change('vat', { rates })).status).toBe(200)
})

test('a payment method that is switched off is refused at the checkout', async () => {
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 10)
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const { methods } = (await show('payment')).body.data
  const byTransfer = () => validate(shop, guest, { payment_method: 'bank_transfer' })
  await change('payment', { methods: methods.filter((one: string) => one !== 'bank_transfer') })
  await expect.poll(async () => (await byTransfer()).status).toBe(422)
  const { body } = await byTransfer()
  expect([body.valid, Object.keys(body.errors)]).toEqual([false, ['payment_method']])
  await change('payment', { methods })
  await expect.poll(async () => (await byTransfer()).status).toBe(200)
})

test('another process on the same database hears of a change at once', async () => {
  const port = await freePort(0)
  const config = readConfig({
    PORT: String(port),
    OCTAVO_LOG: 'silent',
    OCTAVO_RATE_LIMIT: '0',
    OCTAVO_DATA_DIR: '/tmp',
    OCTAVO_ROLE: 'web',
  })
  const second = await startServer({ config, databaseUrl: shop.url, hasPages: false })
  try {
    const there = { call: callAt(second.address ?? '') }
    expect((await publicSettings(there)).shop.phone).toBe('02 555 01 88')
    await change('shop', { phone: '02 555 01 99' }, admin)
    await expect.poll(async () => (await publicSettings(there)).shop.phone).toBe('02 555 01 99')
  } finally {
    await second.close()
  }
})

test('what the shop calls outside can be tried, and the answer is in plain words', async () => {
  const tried = (name: string, who: Who = admin) =>
    shop.call('POST', `/api/admin/connections/${name}/test`, { token: who.token, body: {} })
  expect((await tried('vies', customer)).status).toBe(403)
  expect((await tried('oracle')).status).toBe(404)
  const vies = await tried('vies')
  expect([vies.status, vies.body.data.ok]).toEqual([200, false])
  expect(vies.body.message).toMatch(/^VIES cannot be reached/)
  expect((await tried('media')).body.data.ok).toBe(true)
  expect((await tried('payment')).body).toMatchObject({
    data: { ok: true },
    message: expect.stringMatching(/^The test gateway answers/),
  })
})
