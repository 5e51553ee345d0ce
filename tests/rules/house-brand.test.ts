import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { houseBrandSlug } from '#database/seeds/catalogue-facts.ts'

/** Our database, its user and its connections are called after the program, not after the brand. */
const NAMED_AFTER_THE_PROGRAM = new Set(['database/pool.ts'])

const SOURCES = '{contract,database,server,web}/**/*.{ts,tsx,css,sql}'

/** As a value of its own, in an address, or in the name of a drawing: `'slug'`, `brand_slug=slug`, `_slug_`. */
function named(slug: string): RegExp {
  return new RegExp(`['"\`]${slug}['"\`]|[=/_]${slug}(?=[_&/?'"\`])`)
}

test('no source file names the house brand: which brand is ours is a row of the database', () => {
  const slug = houseBrandSlug()
  const faults = globSync(SOURCES)
    .filter((file) => !file.includes('.test.') && !file.startsWith('database/embedded/'))
    .filter((file) => !NAMED_AFTER_THE_PROGRAM.has(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          named(slug).test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
        ),
    )
  expect(faults).toEqual([])
})

test.each([`brand === 'nine'`, '`/shop?brand_slug=nine&page=2`', `'/media/ink_cyan_nine_.svg'`])(
  '%s would be seen',
  (line) => expect(named('nine').test(line)).toBe(true),
)
