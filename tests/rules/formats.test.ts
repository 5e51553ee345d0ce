import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The payment sandbox knows nothing of the shop, so it formats amounts by itself. */
const CODE = '{contract,server,web,database,scripts}/**/*.{ts,tsx}'

/** Where Intl may be called: once for the browser, once for what only the server writes. */
const FORMATTERS = [
  'contract/plain/delivery.ts',
  'server/platform/formats.ts',
  'web/language/format.ts',
]

test('Intl is called by the files that format, and nowhere else', () => {
  expect(filesWith(/\bnew Intl\.|\.toLocale(?:Date|Time)?String\(/)).toEqual(FORMATTERS)
})

test('locales and the time zone of the shop stand in one table', () => {
  expect(filesWith(/'(?:en|nl|fr)-[A-Z]{2}'|'Europe\/Brussels'/)).toEqual([
    'contract/plain/languages.ts',
  ])
})

function filesWith(pattern: RegExp): string[] {
  return globSync(CODE)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}
