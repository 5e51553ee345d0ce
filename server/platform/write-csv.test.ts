import { expect, test } from 'vitest'

import { writeCsv } from './write-csv.ts'

test('a cell with a line break of any kind stands in quotes: readers end a row at each', async () => {
  const file = await writeCsv(['text', 'next'], [{ text: 'one\n\ntwo', next: 'a\rb' }])
  expect(file).toBe('\u{FEFF}text;next\r\n"one\n\ntwo";"a\rb"\r\n')
})

test('a cell that begins like a formula is text', async () => {
  expect(await writeCsv(['text'], [{ text: '=1+1' }])).toContain("'=1+1")
})
