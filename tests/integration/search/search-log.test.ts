import { expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { searchJobs } from '#server/search/jobs.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const search = (term: string, language = 'en', more = '') =>
  shop.call('GET', `/api/customer/products/filter?search=${encodeURIComponent(term)}${more}`, {
    language,
  })
const logged = async () => {
  await shop.server.shop.searches.flush()
  return shop.db
    .selectFrom('search_terms')
    .select(['term', 'language', 'hits', 'searches'])
    .orderBy('term')
    .execute()
}

test('what was looked for is counted by day and language, with what it found', async () => {
  await shop.db.deleteFrom('search_terms').execute()
  await search('  Typewriter Ribbon ')
  await search('typewriter ribbon')
  await search('typewriter ribbon', 'en', '&page=2')
  await search('typewriter ribbon', 'nl')
  const { body } = await search('TN-2420', 'fr')
  expect(await logged()).toEqual([
    { term: 'tn-2420', language: 'fr', hits: body.total, searches: 1 },
    { term: 'typewriter ribbon', language: 'en', hits: 0, searches: 2 },
    { term: 'typewriter ribbon', language: 'nl', hits: 0, searches: 1 },
  ])
  const { token } = await givenPerson(shop, 'admin')
  const dashboard = await shop.call('GET', '/api/admin/dashboard?range=7', { token })
  expect(dashboard.body.data.zero_result_searches).toContainEqual({
    term: 'typewriter ribbon',
    searches: 3,
  })
})

test('what may name a person is not kept; a code of ours is', async () => {
  await shop.db.deleteFrom('search_terms').execute()
  const { ean_number: ean } = await shop.db
    .selectFrom('products')
    .select('ean_number')
    .where('ean_number', 'is not', null)
    .executeTakeFirstOrThrow()
  for (const term of ['an@example.org', '0478 12 34 56', 'order 12-34-56', String(ean), 'x 12345'])
    await search(term)
  expect((await logged()).map(({ term }) => term).toSorted()).toEqual(
    [String(ean), 'x 12345'].toSorted(),
  )
})

test('the result that was opened is counted, and a mended term is marked', async () => {
  await shop.db.deleteFrom('search_terms').execute()
  await search('TN-242O')
  const { body } = await search('tn2420')
  const choose = (query: string, id: number) =>
    shop.call('POST', '/api/search/chosen', { body: { query, kind: 'product', id } })
  for (const query of ['tn2420', ' TN2420 ', 'an@example.org'])
    expect((await choose(query, body.data[0].id)).status).toBe(200)
  await shop.server.shop.searches.flush()
  const terms = await shop.db
    .selectFrom('search_terms')
    .select(['term', 'corrected', 'choices'])
    .orderBy('term')
    .execute()
  expect(terms).toEqual([
    { term: 'tn-242o', corrected: true, choices: 0 },
    { term: 'tn2420', corrected: false, choices: 2 },
  ])
  expect(
    await shop.db.selectFrom('search_choices').select(['term', 'kind', 'choices']).execute(),
  ).toEqual([{ term: 'tn2420', kind: 'product', choices: 2 }])
  const odd = { query: 'x', kind: 'person', id: 1 }
  expect((await shop.call('POST', '/api/search/chosen', { body: odd })).status).toBe(422)
})

test('after 13 months a search is forgotten', async () => {
  await shop.db.deleteFrom('search_terms').execute()
  await readRows(
    shop.db,
    `insert into search_terms (term, language, hits, on_day) values
      ('old', 'en', 0, current_date - interval '14 months'), ('young', 'en', 0, current_date - interval '12 months')`,
  )
  for (const { run } of searchJobs(shop.server.shop)) await run({})
  expect((await logged()).map(({ term }) => term)).toEqual(['young'])
})
