import { expect, test } from 'vitest'

import { isLanguage, languageOfHeader } from './languages.ts'

test.each([
  ['nl', 'nl'],
  ['fr-BE,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.5, nl-BE;q=0.9', 'nl'],
  ['de-DE,de;q=0.9', 'en'],
  ['de,fr;q=0.3,nl;q=0.7', 'nl'],
  ['nl;q=0, fr;q=0.1', 'fr'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['<script>', 'en'],
])('the header %j asks for %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language)
})

test('only three languages are spoken', () => {
  expect(['en', 'nl', 'fr'].every(isLanguage)).toBe(true)
  expect(['de', 'EN', '', null, ['en']].some(isLanguage)).toBe(false)
})
