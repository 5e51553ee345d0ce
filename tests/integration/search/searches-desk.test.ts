import { beforeAll, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const TODAY = "(now() at time zone 'Europe/Brussels')::date"

interface Asked {
  term: string
}
const list = async (query: string) =>
  (await shop.call('GET', `/api/admin/searches${query}`, { token })).body
const terms = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ term }: Asked) => term)

beforeAll(async () => {
  await shop.db.deleteFrom('search_terms').execute()
  await readRows(
    shop.db,
    `insert into search_terms (term, language, on_day, searches, hits, corrected, choices) values
      ('farde', 'fr', ${TODAY}, 3, 12, false, 2),
      ('farde', 'fr', ${TODAY} - 2, 4, 0, true, 0),
      ('farde', 'nl', ${TODAY}, 1, 0, false, 0),
      ('biro', 'en', ${TODAY} - 1, 9, 4, false, 0),
      ('quill', 'en', ${TODAY} - 20, 20, 0, false, 0),
      ('abacus', 'en', ${TODAY} - 300, 50, 0, false, 0)`,
  )
})

test('searches are summed up by term and language, with what was found last', async () => {
  const { data, total } = await list('?days=7')
  expect(total).toBe(3)
  expect(data.map(({ term, language }: Asked & { language: string }) => [term, language])).toEqual([
    ['biro', 'en'],
    ['farde', 'fr'],
    ['farde', 'nl'],
  ])
  const [{ today }] = (await readRows<{ today: string }>(
    shop.db,
    `select ${TODAY}::text as today`,
  )) as [{ today: string }]
  expect(data[1]).toEqual({
    id: expect.any(Number),
    term: 'farde',
    language: 'fr',
    searches: 7,
    hits: 12,
    corrected: true,
    choices: 2,
    last_on: today,
  })
  expect(new Set(data.map(({ id }: { id: number }) => id)).size).toBe(3)
})

test.each([
  ['', ['quill', 'biro', 'farde', 'farde']],
  ['?days=365', ['abacus', 'quill', 'biro', 'farde', 'farde']],
  ['?days=365&view=none', ['abacus', 'quill', 'farde']],
  ['?view=unopened', ['biro']],
  ['?search=FAR&language=fr', ['farde']],
  ['?sort=term', ['biro', 'farde', 'farde', 'quill']],
  ['?sort=last_on&direction=asc', ['quill', 'biro', 'farde', 'farde']],
  ['?per_page=2&page=2', ['farde', 'farde']],
])('the log is narrowed and sorted: %s', async (query, expected) => {
  expect(await terms(query)).toEqual(expected)
})

test('other days and views are refused', async () => {
  for (const query of ['?days=8', '?view=all'])
    // oxlint-disable-next-line no-await-in-loop -- two short calls
    expect((await shop.call('GET', `/api/admin/searches${query}`, { token })).status).toBe(422)
})
