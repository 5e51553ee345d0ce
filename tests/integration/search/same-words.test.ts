import { expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { wordsOf } from '#server/search/term-words.ts'
import { givenDatabase } from '#tests/support/database.ts'

const { db } = await givenDatabase('demo')

/**
 * Names are made into words twice: by search_text() where they are written, and by wordsOf() where somebody
 * types them. Whatever the one makes otherwise, the other looks for in vain.
 */
test.each([
  ['articles', 'select unnest(array[name, name_nl, name_fr]) as name from products'],
  [
    'short descriptions',
    'select unnest(array[short_description, short_description_nl, short_description_fr]) as name from products',
  ],
  ['printers', 'select unnest(array[name, model, series] || aliases) as name from printers'],
  ['colours', 'select unnest(array[name, name_nl, name_fr]) as name from colors'],
  ['categories', 'select unnest(array[name, name_nl, name_fr]) as name from categories'],
  ['brands', 'select name from brands'],
])('the words of %s are the same in the database and in a search', async (_, names) => {
  const rows = await readRows<{ name: string; words: string }>(
    db,
    `select distinct name, btrim(search_text(name)) as words from (${names}) n where name <> ''`,
  )
  expect(rows.length).toBeGreaterThan(5)
  const differing = rows
    .map(({ name, words }) => ({ name, written: words, asked: wordsOf(name).join(' ') }))
    .filter(({ written, asked }) => written !== asked)
  expect(differing).toEqual([])
})

test.each([
  'Œuvre, œillets & æther',
  'Straße',
  '42.3 mm – 42,3 mm',
  '1.000 vellen, 2 500 feuilles, 10,000 sheets',
  '10×15 cm, 10 x 15 cm, A4×500',
  'naïef façade “guillemets” l’encre',
  'ﬁne oﬀice, 1½ №',
  'ＴＮ－２４２０',
])('"%s" too', async (text) => {
  const [row] = await readRows<{ words: string }>(db, 'select btrim(search_text($1)) as words', [
    text,
  ])
  expect(wordsOf(text).join(' ')).toBe(row?.words)
})
