import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { makeGlyphs } from './generate-glyphs.ts'

test('the lettering of the drawings is what the font package gives', async () => {
  const written: unknown = JSON.parse(
    await readFile('server/catalogue/drawings/glyphs.json', 'utf8'),
  )

  expect(written, 'run: node scripts/generate-glyphs.ts').toEqual(await makeGlyphs())
})
