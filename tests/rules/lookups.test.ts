import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const CODE = '{contract,payment-sandbox,server,web}/**/*.{ts,tsx}'
/** `const NAMES: Record<string, …> = {`: an object that anything may be looked up in. */
const TABLE = /const (\w+): (?:Readonly<)?Record<string, [^=\n]+ = \{(?!\})/g

/**
 * An object also answers to `constructor`, `toString` and `__proto__`, so a table that is asked for
 * a text is a Map. Keys of a union type are another matter: they have been checked.
 */
function lookUpsIn(code: string): string[] {
  return [...code.matchAll(TABLE)]
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(String.raw`\b${name}\??\.?\[(?!['"])`).test(code))
}

test('tables that are asked for any text are Maps', () => {
  const found = globSync(CODE)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => lookUpsIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

test.each([
  ["const WORDS: Record<string, string> = { a: 'b' }\nconst x = WORDS[word] ?? word", ['WORDS']],
  ["const WORDS: Readonly<Record<string, string>> = { a: 'b' }\nWORDS[slug].trim()", ['WORDS']],
  ["const WORDS: Record<string, string> = { a: 'b' }\nconst x = WORDS['a']", []],
  ["const WORDS: Record<Language, string> = { en: 'b' }\nconst x = WORDS[language]", []],
])('a planted table: %s', (code, names) => {
  expect(lookUpsIn(code)).toEqual(names)
})
