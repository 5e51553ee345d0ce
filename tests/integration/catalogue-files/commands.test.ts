import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { runCommand } from '#scripts/run-command.ts'
import { givenDatabase } from '#tests/support/database.ts'

const { db, url } = await givenDatabase('demo')
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-catalogue-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const LIST = 'docs/examples/supplier-prices.csv'
const run = (name: string, ...options: string[]) =>
  runCommand([process.execPath, `scripts/${name}.ts`, ...options], {
    env: { ...process.env, DATABASE_URL: url, OCTAVO_SECRET: 'a secret of the tests, long enough' },
  })
const priceOf = async (sku: string) =>
  (
    await db
      .selectFrom('products')
      .select('regular_price_cents')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).regular_price_cents

test('the price list of the manual is looked at, then written', async () => {
  const before = await priceOf('BR-TN2420')
  const look = await run('catalogue-import', LIST)
  expect(look.output).toContain('Left out: Omschrijving leverancier, Voorraad leverancier')
  expect(look.output).toContain('4 rows. Would write: 0 new, 3 changed. Same: 0. Failed: 1.')
  expect(look.output).toContain('row 5: There is no such product.')
  expect(look.code).toBe(1)
  expect(await priceOf('BR-TN2420')).toBe(before)

  const write = await run('catalogue-import', LIST, '--apply', '--no-new')
  expect(write.output).toContain('Written: 0 new, 3 changed.')
  expect(await priceOf('BR-TN2420')).toBe(7_495)
  expect(await priceOf('HP-305XL-CL')).toBe(3_125)
})

test('an export imports back without a change, and ends well', async () => {
  const file = path.join(folder, 'catalogue.csv')
  expect((await run('catalogue-export', '--out', file)).code).toBe(0)
  expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFsku;slug;/)
  const { code, output } = await run('catalogue-import', file, '--apply')
  expect(output).toMatch(/Written: 0 new, 0 changed\. Same: \d{4}\. Failed: 0\./)
  expect(code).toBe(0)
}, 60_000)

test('what is no file of articles is told in a sentence', async () => {
  const broken = path.join(folder, 'broken.json')
  await writeFile(broken, '[{')
  expect(await run('catalogue-import', broken)).toMatchObject({
    code: 2,
    output: expect.stringContaining('neither a table (CSV) nor a list'),
  })
  expect((await run('catalogue-import', path.join(folder, 'none.csv'))).output).toContain('no file')
  expect((await run('catalogue-import', LIST, '--as', 'nobody@shop.example')).code).toBe(2)
  expect((await run('catalogue-export', '--format', 'xml')).code).toBe(2)
})
