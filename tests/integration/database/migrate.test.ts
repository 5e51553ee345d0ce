import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { migrate } from '#database/migrate.ts'
import { readRows } from '#database/pool.ts'
import { readTables } from '#scripts/schema/read-tables.ts'
import { writeSchema } from '#scripts/schema/write-schema.ts'
import { givenDatabase } from '#tests/support/database.ts'

const { db, url } = await givenDatabase()
const fresh = await givenDatabase()
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'octavo-migrations-'))
  await readRows(db, 'drop table if exists schema_migrations, colour, shade')
})

afterEach(() => rm(directory, { recursive: true }))

test('files are applied once, in order', async () => {
  await given('0002_shade.sql', 'alter table colour add column shade text;')
  await given('0001_colour.sql', 'create table colour (id int);')
  const announced: string[] = []

  const first = await migrate(url, { directory, onApplied: ({ name }) => announced.push(name) })
  const second = await migrate(url, { directory })

  expect(first.map(({ name }) => name)).toEqual(['0001_colour.sql', '0002_shade.sql'])
  expect(announced).toEqual(['0001_colour.sql', '0002_shade.sql'])
  expect(second).toEqual([])
})

test('several processes that start at once apply a file once', async () => {
  await given('0001_colour.sql', 'create table colour (id int); select pg_sleep(0.2);')

  const results = await Promise.all(
    Array.from({ length: 5 }, async () => migrate(url, { directory })),
  )

  expect(results.flat()).toHaveLength(1)
})

test('a failing file is rolled back whole and named', async () => {
  await given('0001_colour.sql', 'create table colour (id int); select missing from colour;')

  await expect(migrate(url, { directory })).rejects.toThrow(/0001_colour\.sql failed: .*missing/)

  expect(await readRows(db, `select to_regclass('colour')::text as name`)).toEqual([{ name: null }])
})

test('a file changed after it was applied is refused', async () => {
  await given('0001_colour.sql', 'create table colour (id int);')
  await migrate(url, { directory })
  await given('0001_colour.sql', 'create table colour (id bigint);')

  await expect(migrate(url, { directory })).rejects.toThrow('0001_colour.sql was changed')
})

test('a database newer than the code is refused', async () => {
  await given('0001_colour.sql', 'create table colour (id int);')
  await migrate(url, { directory })
  await rm(path.join(directory, '0001_colour.sql'))

  await expect(migrate(url, { directory })).rejects.toThrow('newer than this version')
})

test('a file may opt out of the transaction to build an index concurrently', async () => {
  await given('0001_colour.sql', 'create table colour (id int);')
  await given(
    '0002_index.sql',
    `-- no-transaction
set lock_timeout = '2s';
create index concurrently colour_id on colour (id);
create index concurrently colour_id_desc on colour (id desc);
`,
  )

  expect(await migrate(url, { directory })).toHaveLength(2)
})

test('two files of one number are refused', async () => {
  await given('0001_colour.sql', 'select 1;')
  await given('0001_shade.sql', 'select 1;')

  await expect(migrate(url, { directory })).rejects.toThrow('number 0001')
})

test('database/schema.ts is what the migrations make', async () => {
  const written = await readFile('database/schema.ts', 'utf8')

  expect(written, 'run: node scripts/generate-schema.ts').toBe(
    writeSchema(await readTables(fresh.url)),
  )
})

async function given(name: string, text: string): Promise<void> {
  await writeFile(path.join(directory, name), text)
}
