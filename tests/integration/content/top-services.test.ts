import { expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const desk = (method: string, path = '', body?: object) =>
  shop.call(method, `/api/admin/top-services${path}`, { token, ...(body && { body }) })
const strip = (language = 'en') => shop.call('GET', '/api/top-services', { language })

test('the strip shows three, in the reader’s language, with the stars of the shop’s reviews', async () => {
  const { body } = await strip('nl')
  expect(body.data).toHaveLength(3)
  const [published] = await shop.db
    .selectFrom('reviews')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.avg<string>('rating').as('stars')])
    .where('product_id', 'is', null)
    .where('status', '=', 'published')
    .execute()
  expect(body.reviews_count).toBe(Number(published?.count))
  expect(body.stars_rating).toBeCloseTo(Number(published?.stars), 1)
  const english = (await strip()).body.data.map(({ name }: { name: string }) => name)
  expect(body.data.map(({ name }: { name: string }) => name)).not.toEqual(english)
})

test('staff add, change and delete one', async () => {
  const [first] = (await desk('GET')).body.data
  expect((await desk('PUT', `/${first.id}`, { position: 9 })).body.data.position).toBe(9)
  const { status, body } = await desk('POST', '', { name: 'Paper by the box', position: 0 })
  expect([status, body.message]).toEqual([201, 'The service has been saved.'])
  expect(body.data).toMatchObject({ icon_color: 'blue', name_nl: null, version: 1 })
  const { id } = body.data
  await expect.poll(async () => (await strip('fr')).body.data[0].name).toBe('Paper by the box')

  const whole = await desk('GET', `/${id}`)
  const changed = await desk('PUT', `/${id}`, { ...whole.body.data, name_fr: 'Papier en carton' })
  expect(changed.body.data).toMatchObject({ name_fr: 'Papier en carton', version: 2 })
  await expect.poll(async () => (await strip('fr')).body.data[0].name).toBe('Papier en carton')
  expect((await strip('fr')).body.data).toHaveLength(3)
  expect((await desk('PUT', `/${id}`, { name: 'Late', version: 1 })).body.code).toBe('stale')
  expect((await desk('PUT', `/${id}`, { icon_color: 'url(//x)' })).status).toBe(422)
  expect((await desk('POST', '', { name: ' ' })).status).toBe(422)

  expect((await desk('DELETE', `/${id}`)).status).toBe(200)
  expect((await desk('DELETE', `/${id}`)).status).toBe(404)
  const trail = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'top_service')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
})
