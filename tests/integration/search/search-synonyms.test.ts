import { describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')

const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/search-synonyms${path}`, {
    token: staff.token,
    ...(body && { body }),
  })
const found = async (term: string): Promise<number> =>
  (await shop.call('GET', `/api/customer/products/filter?search=${encodeURIComponent(term)}`)).body
    .total
const meaning = { language: 'nl', word: 'drukkersgoud', means: 'toner' }

describe('a search word', () => {
  test('is found by at once, is changed and deleted, and each leaves a row', async () => {
    expect(await found('drukkersgoud')).toBe(0)
    const made = await desk('POST', '', meaning)
    expect(made).toMatchObject({ status: 201, body: { data: { ...meaning, version: 1 } } })
    const { id } = made.body.data
    const toners = await found('toner')
    expect(toners).toBeGreaterThan(100)
    await expect.poll(() => found('drukkersgoud')).toBe(toners)

    const changed = await desk('PUT', `/${id}`, { means: 'nietjes', version: 1 })
    expect(changed.body.data).toMatchObject({ ...meaning, means: 'nietjes', version: 2 })
    await expect.poll(() => found('drukkersgoud')).toBe(await found('nietjes'))
    const late = await desk('PUT', `/${id}`, { means: 'inkt', version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', data: { version: 2 } } })

    expect((await desk('GET', `/${id}`)).body.data.means).toBe('nietjes')
    expect((await desk('DELETE', `/${id}`)).status).toBe(200)
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const)
      expect((await desk(method, `/${id}`, body)).status).toBe(404)
    await expect.poll(() => found('drukkersgoud')).toBe(0)
    const rows = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'search_synonym')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'create', after: meaning },
      { action: 'update', after: { means: 'nietjes' } },
      { action: 'delete', after: null },
    ])
  })

  test('with a meaning in two languages is read as its reader means it', async () => {
    const hits = async (term: string, language: string): Promise<number[]> =>
      (
        await shop.call(
          'GET',
          `/api/customer/products/filter?per_page=100&search=${encodeURIComponent(term)}`,
          { language },
        )
      ).body.data.map(({ id }: { id: number }) => id)
    await desk('POST', '', { language: 'nl', word: 'zzqdubbel', means: 'nietjes' })
    await desk('POST', '', { language: 'fr', word: 'zzqdubbel', means: 'toner' })
    const [staples, toners] = [await hits('nietjes', 'nl'), await hits('toner', 'fr')]
    await expect.poll(() => hits('zzqdubbel', 'fr')).toEqual(toners)
    // The later one does not win over that of the reader's own language; who has none gets the later.
    expect(await hits('zzqdubbel', 'nl')).toEqual(staples)
    expect(await hits('zzqdubbel', 'en')).toEqual(toners)
    const suggested = async (language: string) => {
      const { body } = await shop.call('GET', '/api/search/suggest?q=zzqdubbel', { language })
      return body.data.products.map(({ id }: { id: number }) => id)
    }
    expect(staples).toEqual(expect.arrayContaining(await suggested('nl')))
    expect(await suggested('nl')).not.toEqual(await suggested('fr'))
  })

  test('goes back to what it meant from the audit log', async () => {
    const { id } = (await desk('POST', '', { ...meaning, word: 'terugwoord' })).body.data
    await desk('PUT', `/${id}`, { means: 'nietjes' })
    const { token } = staff
    const audit = await shop.call('GET', `/api/admin/audit?entity=search_synonym&entity_id=${id}`, {
      token,
    })
    const [row] = audit.body.data
    expect(row).toMatchObject({ action: 'update', name: 'terugwoord' })
    const undone = await shop.call('POST', `/api/admin/audit/${row.id}/undo`, { token })
    expect(undone.status).toBe(200)
    expect((await desk('GET', `/${id}`)).body.data).toMatchObject({ means: 'toner', version: 3 })
  })

  test('is kept in plain letters, as the search compares it', async () => {
    const { body } = await desk('POST', '', {
      language: 'fr',
      word: ' Étui-à-Stylos ',
      means: 'Pochettes perforées,  classeur ,classeur',
    })
    expect(body.data).toMatchObject({
      word: 'etui a stylos',
      means: 'pochettes perforees, classeur',
    })
    const list = await desk('GET', '?search=Étui&language=fr')
    expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual([body.data.id])
    expect((await desk('GET', '?search=Étui&language=nl')).body.total).toBe(0)
  })

  test.each([
    [{ word: 'stylo', language: 'fr' }, 'word', /^This word has a meaning/],
    [{ word: 'Stylo', language: 'fr' }, 'word', /^This word has a meaning/],
    [{ word: 'téléphone', means: 'telephone' }, 'means', /^A word cannot mean itself/],
    [{ word: '!!' }, 'word', /not valid/],
    [{ word: 'a b c d e f' }, 'word', /^At most five words/],
    [{ means: ' , ' }, 'means', /not valid/],
    [{ means: '' }, 'means', /required/],
    [{ language: 'de' }, 'language', /./],
    [{ id: 3 }, 'id', /./],
  ])('is refused with what is wrong: %o', async (fields, field, message) => {
    const { status, body } = await desk('POST', '', { ...meaning, word: 'anders', ...fields })
    expect(status).toBe(422)
    expect(body.errors[field][0]).toMatch(message)
  })

  test('may mean itself or something else, and the same in another language', async () => {
    const either = { language: 'en', word: 'probe folder', means: 'probe folder, lever arch' }
    expect((await desk('POST', '', either)).status).toBe(201)
    expect((await desk('POST', '', { ...either, language: 'nl' })).status).toBe(201)
  })
})

test('the list is sorted, narrowed and paged', async () => {
  const words = async (query: string): Promise<string[]> =>
    (await desk('GET', query)).body.data.map(({ word }: { word: string }) => word)
  const all = await words('?per_page=100&language=en')
  expect(all).toEqual(all.toSorted())
  expect((await desk('GET', '?per_page=5&language=en&page=2')).body.data.length).toBe(5)
  expect((await words('?sort=word&direction=desc&language=en'))[0]).not.toBe(all[0])
})

describe('trying a word', () => {
  const tried = async (body: object) => (await desk('POST', '/try', body)).body.data
  const synonym = { language: 'en', word: 'inkygold', means: 'toner' }

  test('shows what is found now and would be, and saves nothing', async () => {
    const { before, after } = await tried({ term: 'brother inkygold', synonym })
    const toner = (await tried({ term: 'brother toner', synonym: null })).before
    expect(before).not.toEqual(after)
    expect(after).toEqual(toner)
    expect(after.products).toHaveLength(5)
    expect(after.products[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      name_nl: expect.any(String),
      name_fr: expect.any(String),
      sku: expect.any(String),
    })
    expect((await desk('GET', '?search=inkygold')).body.total).toBe(0)
    expect(await found('inkygold')).toBe(0)
  })

  test('tells what saving it makes true, also of a word that is there', async () => {
    const { id } = (await desk('POST', '', { ...synonym, word: 'savedgold' })).body.data
    const change = { ...synonym, word: 'savedgold', means: 'stapler' }
    const { before, after } = await tried({ term: 'savedgold', synonym: change })
    expect(before.total).toBeGreaterThan(after.total)
    await desk('PUT', `/${id}`, { means: 'stapler' })
    expect((await tried({ term: 'savedgold', synonym: null })).before).toEqual(after)
  })

  test('refuses what could not be saved', async () => {
    const { status, body } = await desk('POST', '/try', {
      term: 'x',
      synonym: { ...synonym, means: 'inkygold' },
    })
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty('means')
  })
})
