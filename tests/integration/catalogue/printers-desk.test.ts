import { expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/printers${path}`, { token, ...(body && { body }) })
const named = async (q: string): Promise<string[]> => {
  const { body } = await shop.call('GET', `/api/printers/models?q=${encodeURIComponent(q)}`)
  return body.data.map(({ name }: { name: string }) => name)
}
const [hp] = (await shop.call('GET', '/api/admin/brands?search=hp', { token })).body.data
const articles = await shop.db
  .selectFrom('products')
  .select(['id', 'slug'])
  .where('type', '=', 'toner')
  .where('status', '=', 'active')
  .orderBy('id')
  .limit(2)
  .execute()
const [first, second] = articles.map(({ id }) => id)
const add = async (name: string, fields: object = {}) =>
  (await desk('POST', '', { brand_id: hp.id, technology: 'laser', name, ...fields })).body.data

test('staff add a printer, which is found by its names, and change it', async () => {
  const printer = await add('HP Zephyr Pro 9911dn', {
    series: 'Zephyr Pro',
    aliases: ['Z9911 duo', 'z9911duo'],
  })
  expect(printer).toMatchObject({ model: '9911dn', slug: 'hp-zephyr-pro-9911dn', fits: [] })
  expect(printer.aliases).toEqual(['Z9911 duo'])
  expect(await named('zephyr 9911')).toEqual(['HP Zephyr Pro 9911dn'])
  expect(await named('Z-9911 Duo')).toEqual(['HP Zephyr Pro 9911dn'])
  const listed = await desk('GET', '?search=z9911duo&missing=fit&technology=laser')
  expect(listed.body).toMatchObject({ total: 1, data: [{ id: printer.id, fits_count: 0 }] })
  const path = `/${printer.id}`
  const whole = (await desk('GET', path)).body.data
  const changed = await desk('PUT', path, { ...whole, name: 'HP Zephyr 9912', slug: 'hp-z-9912' })
  expect(changed.body.data).toMatchObject({ name: 'HP Zephyr 9912', version: 2 })
  expect(await named('zephyr 9912')).toEqual(['HP Zephyr 9912'])
  const old = await shop.call('GET', '/api/printers/hp-zephyr-pro-9911dn')
  expect(old.body.data.printer.slug).toBe('hp-z-9912')
  expect((await desk('PUT', path, { year: 2020, version: 1 })).body.code).toBe('stale')
  const brandless = await desk('PUT', path, { brand_id: 999_999 })
  expect(brandless.body.errors.brand_id).toEqual([expect.stringMatching(/no such brand/)])
  const nameless = { brand_id: hp.id, technology: 'laser', name: '???' }
  expect((await desk('POST', '', nameless)).status).toBe(422)
  expect((await desk('PUT', path, { slug: 'hp-z-9912', technology: 'steam' })).status).toBe(422)
  expect((await desk('DELETE', path)).status).toBe(200)
  expect((await desk('DELETE', path)).status).toBe(404)
})

test('what fits is added with its source, confirmed and taken back', async () => {
  const { id, slug } = await add('HP Fit 100')
  const added = await desk('POST', `/${id}/fits`, {
    product_ids: [first, second],
    source: 'A customer told us',
  })
  expect(added.body.data).toMatchObject({ fits_count: 2, unconfirmed_count: 2 })
  expect((await desk('DELETE', `/${id}`)).body.code).toBe('in_use')
  const confirmed = await desk('PATCH', `/${id}/fits/${first}`, { confirmed: true })
  expect(confirmed.body.data.unconfirmed_count).toBe(1)
  const shown = await shop.call('GET', `/api/printers/${slug}`)
  const slugs = JSON.stringify(shown.body.data.groups)
  for (const article of articles) expect(slugs).toContain(article.slug)
  expect((await desk('DELETE', `/${id}/fits/${second}`)).body.data.fits_count).toBe(1)
  expect((await desk('DELETE', `/${id}/fits/${second}`)).status).toBe(404)
  expect((await desk('POST', `/${id}/fits`, { product_ids: [first] })).status).toBe(422)
  const unknown = { product_ids: [second, 2_147_483_000], source: 'A customer' }
  const refused = await desk('POST', `/${id}/fits`, unknown)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['product_ids']])
  expect((await desk('GET', `/${id}`)).body.data.fits_count).toBe(1)
})

test('a double is merged: its articles and customers move, its address leads there', async () => {
  const kept = await add('HP Twin 200')
  const double = await add('HP Twin 200 (old)', { aliases: ['Twin200'] })
  await desk('POST', `/${kept.id}/fits`, { product_ids: [first], source: 'List' })
  await desk('POST', `/${double.id}/fits`, {
    product_ids: [first, second],
    source: 'List',
    confirmed: true,
  })
  const both = await givenPerson(shop)
  const one = await givenPerson(shop)
  for (const [user, printers] of [
    [both, [kept.id, double.id]],
    [one, [double.id]],
  ] as const)
    for (const printer_id of printers)
      await shop.db
        .insertInto('customer_printers')
        .values({ user_id: user.id, printer_id, is_main: printer_id === double.id })
        .execute()
  expect((await desk('POST', `/${double.id}/merge`, { into: double.id })).status).toBe(422)
  const nowhere = await desk('POST', `/${double.id}/merge`, { into: 2_147_483_000 })
  expect(nowhere.body.errors.into).toEqual([expect.stringMatching(/no such printer/)])
  const { body } = await desk('POST', `/${double.id}/merge`, { into: kept.id })
  expect(body.data).toMatchObject({
    fits_count: 2,
    unconfirmed_count: 0,
    aliases: ['HP Twin 200 (old)', 'Twin200'],
  })
  for (const { token: own } of [both, one]) {
    const owned = await shop.call('GET', '/api/customer/printers', { token: own })
    expect(JSON.stringify(owned.body.data)).toContain('hp-twin-200"')
    expect(owned.body.data).toMatchObject([{ is_main: true }])
  }
  const old = await shop.call('GET', '/api/printers/hp-twin-200-old')
  expect(old.body.data.printer.slug).toBe('hp-twin-200')
  expect((await desk('POST', `/${double.id}/merge`, { into: kept.id })).status).toBe(404)
})
