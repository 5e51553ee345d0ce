import { beforeAll, describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')

const desk = (method: string, path: string, body?: object, language = 'en') =>
  shop.call(method, `/api/admin/search-redirects${path}`, {
    token: staff.token,
    language,
    ...(body && { body }),
  })
const ledTo = async (term: string, language = 'en'): Promise<string | null> =>
  (
    await shop.call('GET', `/api/customer/products/filter?search=${encodeURIComponent(term)}`, {
      language,
    })
  ).body.search.redirect

async function idOf(table: 'categories' | 'brands' | 'printers' | 'products', slug: string) {
  const row = await shop.db
    .selectFrom(table)
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return row.id
}

test('what people ask of a shop leads to its page, singular and plural alike', async () => {
  expect(await ledTo('Returns')).toBe('/withdrawal')
  expect(await ledTo('return')).toBe('/withdrawal')
  expect(await ledTo('délai de livraison', 'fr')).toBe('/faqs')
  expect(await ledTo('Contact', 'nl')).toBe('/contact')
  // Those of another language do not count, nor more than just these words.
  expect(await ledTo('openingsuren', 'fr')).toBeNull()
  expect(await ledTo('return envelope')).toBeNull()
})

describe('where a search leads', () => {
  let targets: Record<string, { id: number; path: string; name: string }>
  beforeAll(async () => {
    targets = {
      category: { id: await idOf('categories', 'toner'), path: '/shop/toner', name: 'Toner' },
      brand: { id: await idOf('brands', 'hp'), path: '/shop?brand_slug=hp', name: 'HP' },
      printer: {
        id: await idOf('printers', 'brother-mfc-l2710dw'),
        path: '/printer/brother-mfc-l2710dw',
        name: 'Brother MFC-L2710DW',
      },
      product: {
        id: await idOf('products', 'brother-tn-2420'),
        path: '/product/brother-tn-2420',
        name: 'Brother TN-2420 black',
      },
    }
  })

  test.each(['category', 'brand', 'printer', 'product'])('a %s', async (kind) => {
    const { id, path, name } = targets[kind] ?? { id: 0, path: '', name: '' }
    const term = `zzq${kind}`
    expect(await ledTo(term)).toBeNull()
    const made = await desk('POST', '', { term, kind, target_id: id })
    expect(made).toMatchObject({
      status: 201,
      body: { data: { term, kind, target_id: id, page: null, language: null, path, version: 1 } },
    })
    expect(made.body.data.name).toContain(name)
    await expect.poll(() => ledTo(term)).toBe(path)
  })

  test('is changed and deleted, and each leaves a row', async () => {
    const { id } = (await desk('POST', '', { term: 'Étui-Zzq', kind: 'page', page: 'faqs' })).body
      .data
    await expect.poll(() => ledTo('etui zzq')).toBe('/faqs')
    const toner = targets['category']?.id
    const change = { kind: 'category', target_id: toner, language: 'nl', version: 1 }
    const changed = await desk('PUT', `/${id}`, change, 'fr')
    expect(changed.body.data).toMatchObject({ term: 'etui zzq', page: null, version: 2 })
    await expect.poll(() => ledTo('etui zzq', 'nl')).toBe('/shop/toner')
    expect(await ledTo('etui zzq', 'fr')).toBeNull()
    const late = await desk('PUT', `/${id}`, { term: 'other', version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', data: { version: 2 } } })
    expect((await desk('DELETE', `/${id}`)).status).toBe(200)
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await desk(method, `/${id}`, body)).status).toBe(404)
    await expect.poll(() => ledTo('etui zzq', 'nl')).toBeNull()
    const rows = await shop.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'search_redirect')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  })

  test('goes back to where it led from the audit log', async () => {
    const { id } = (await desk('POST', '', { term: 'zzq terug', kind: 'page', page: 'faqs' })).body
      .data
    await desk('PUT', `/${id}`, { kind: 'brand', target_id: targets['brand']?.id })
    const { token } = staff
    const path = `/api/admin/audit?entity=search_redirect&entity_id=${id}`
    const [row] = (await shop.call('GET', path, { token })).body.data
    expect(row).toMatchObject({ action: 'update', name: 'zzq terug' })
    const undone = await shop.call('POST', `/api/admin/audit/${row.id}/undo`, { token })
    expect(undone.status).toBe(200)
    expect((await desk('GET', `/${id}`)).body.data).toMatchObject({ path: '/faqs', version: 3 })
  })

  test('in the reader’s language counts before any language', async () => {
    await desk('POST', '', { term: 'zzq taal', kind: 'page', page: 'faqs' })
    await desk('POST', '', { term: 'zzq taal', kind: 'page', page: 'contact', language: 'nl' })
    await expect.poll(() => ledTo('zzq taal', 'nl')).toBe('/contact')
    expect(await ledTo('zzq taal', 'fr')).toBe('/faqs')
    const again = await desk('POST', '', { term: 'ZZQ taal', kind: 'page', page: 'blog' })
    expect(again).toMatchObject({ status: 422, body: { errors: { term: expect.any(Array) } } })
  })

  test('is nowhere once that is gone, and the list says so', async () => {
    const id = await idOf('products', 'octavo-brother-tn-2420')
    const made = await desk('POST', '', { term: 'zzq weg', kind: 'product', target_id: id })
    await expect.poll(() => ledTo('zzq weg')).toBe('/product/octavo-brother-tn-2420')
    const archived = (status: 'archived' | 'active') =>
      shop.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    await archived('archived')
    expect(await ledTo('zzq weg')).toBeNull()
    const list = await desk('GET', '?search=zzq weg')
    expect(list.body.data).toMatchObject([{ id: made.body.data.id, path: null, name: null }])
    await archived('active')
    expect(await ledTo('zzq weg')).not.toBeNull()
  })
})

test.each([
  [{ term: '?!', kind: 'page', page: 'faqs' }, 'term'],
  [{ term: 'zzq', kind: 'page' }, 'page'],
  [{ term: 'zzq', kind: 'printer' }, 'target_id'],
  [{ term: 'zzq', kind: 'product', target_id: 2_000_000_000 }, 'target_id'],
  [{ term: 'zzq', kind: 'page', page: 'checkout' }, 'page'],
  [{ term: 'zzq', kind: 'page', page: 'faqs', path: 'https://elsewhere.test' }, 'path'],
])('%j is refused at %s', async (body, field) => {
  const refused = await desk('POST', '', body)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? { path: [] })).toContain(field)
})

test('it is listed by term or by change, and found by a part of its term', async () => {
  const { body } = await desk('GET', '?language=nl&kind=page&per_page=100')
  const terms: string[] = body.data.map(({ term }: { term: string }) => term)
  expect(terms).toContain('terugsturen')
  expect(terms).toEqual(terms.toSorted())
  const part = await desk('GET', '?search=TERUGST&sort=updated_at')
  expect(part.body.data).toMatchObject([{ term: 'terugsturen', path: '/withdrawal', name: null }])
})

test('only staff keep them, and a search costs no statement more', async () => {
  for (const token of [undefined, (await givenPerson(shop)).token])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([401, 403]).toContain(
      (await shop.call('GET', '/api/admin/search-redirects', token === undefined ? {} : { token }))
        .status,
    )
  await ledTo('black toner')
  shop.takeStatements()
  await ledTo('black toner')
  expect(shop.takeStatements().filter((text) => /^\s*(?:select|with)/.test(text))).toHaveLength(3)
})
