import { afterEach, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const desk = (method: string, path = '', body?: object) =>
  shop.call(method, `/api/admin/seo-plugin${path}`, { token, ...(body && { body }) })
const shown = (query: string) => shop.call('GET', `/api/seo-plugin?${query}`)
const texts = { title: 'Ink and toner', meta_description: 'Everything for your printer.' }
const add = (fields: object) => desk('POST', '', { ...texts, ...fields })

afterEach(() => shop.db.deleteFrom('seo_entries').execute())

test('a page has one entry per language, and one for the languages without', async () => {
  expect((await add({ slug: 'home', title: 'For all' })).status).toBe(201)
  expect((await add({ slug: 'home', locale: 'nl', title: 'Voor je printer' })).status).toBe(201)
  for (const taken of [
    { slug: 'home' },
    { slug: 'home', locale: 'nl' },
    { slug: 'home', locale: '' },
  ]) {
    const { status, body } = await add(taken)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['slug']])
  }
  const title = async (query: string) => (await shown(query)).body.data?.title
  await expect.poll(() => title('slug=home&locale=nl')).toBe('Voor je printer')
  expect(await title('slug=home&locale=fr')).toBe('For all')
  expect(await title('slug=home')).toBe('For all')
  expect((await shown('slug=shop&locale=nl')).body.data).toBeNull()
  expect((await shown('')).body.data).toHaveLength(2)
})

test('one that is not published yet is not shown', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const { body } = await add({ slug: 'about', published_at: tomorrow })
  expect((await shown('slug=about&locale=en')).body.data).toBeNull()
  await desk('PUT', `/${body.data.id}`, { published_at: '' })
  await expect.poll(async () => (await shown('slug=about&locale=en')).body.data?.slug).toBe('about')
})

test('it is found by the id and by the slug of an article', async () => {
  const product = await shop.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  await add({ slug: `product-${product.id}`, title: 'By id' })
  await expect
    .poll(async () => (await shown(`slug=product-${product.slug}&locale=fr`)).body.data?.title)
    .toBe('By id')
})

test('staff change what they send, and lose nothing to somebody else', async () => {
  const { body } = await add({ slug: 'faqs', keywords: 'ink', canonical_url: '/faqs' })
  const { id } = body.data
  const changed = await desk('PUT', `/${id}`, { ...body.data, title: 'Questions', version: 1 })
  expect(changed.body.data).toMatchObject({ title: 'Questions', keywords: 'ink', version: 2 })
  const late = await desk('PUT', `/${id}`, { title: 'Late', version: 1 })
  expect([late.status, late.body.code, late.body.data.title]).toEqual([409, 'stale', 'Questions'])
  const found = await desk('GET', '?search=quest')
  expect(found.body.data.map((entry: { id: number }) => entry.id)).toEqual([id])
  expect((await desk('DELETE', `/${id}`)).status).toBe(200)
  expect((await desk('GET', `/${id}`)).status).toBe(404)
  const trail = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'seo_entry')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
})

test.each([
  { canonical_url: 'javascript:alert(1)' },
  { og_image: '//elsewhere.example/x.png' },
  { robots: 'noindex"><script>' },
  { slug: '/home' },
  { locale: 'de' },
  { title: '' },
])('%o is refused', async (fields) => {
  expect((await add({ slug: 'home', ...fields })).status).toBe(422)
})
