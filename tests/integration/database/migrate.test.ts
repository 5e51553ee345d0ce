import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  await readRows(db, 'drop table if exists schema_migrations, schema_functions, colour, shade')
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

test('functions are applied again when their text has changed, and only then', async () => {
  const functions = await mkdtemp(path.join(directory, 'functions-'))
  const answering = (n: number) =>
    writeFile(
      path.join(functions, 'answer.sql'),
      `create or replace function answer() returns integer language sql as 'select ${n}';`,
    )
  const appliedAt = () => readRows(db, 'select applied_at from schema_functions')
  await answering(1)
  await migrate(url, { directory, functions })
  const first = await appliedAt()
  await migrate(url, { directory, functions })
  expect(await appliedAt()).toEqual(first)

  await answering(2)
  await migrate(url, { directory, functions })

  expect(await appliedAt()).not.toEqual(first)
  expect(await readRows(db, 'select answer()')).toEqual([{ answer: 2 }])
})

test('a function that cannot be applied is named, and the others stay as they were', async () => {
  const functions = await mkdtemp(path.join(directory, 'functions-'))
  await writeFile(path.join(functions, 'broken.sql'), 'create or replace function (;')

  await expect(migrate(url, { directory, functions })).rejects.toThrow('functions of broken.sql')

  expect(await readRows(db, 'select name from schema_functions')).toEqual([])
})

test('no function has two signatures, and none that may change is part of an index', async () => {
  const doubles = await readRows(
    fresh.db,
    `select proname from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    group by proname having count(*) > 1`,
  )
  expect(doubles, 'another signature needs another name').toEqual([])

  const texts = await Promise.all(
    (await readdir('database/functions')).map((name) =>
      readFile(path.join('database/functions', name), 'utf8'),
    ),
  )
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name),
  )
  expect(names).toContain('refresh_product_search')
  const frozen = await readRows(
    fresh.db,
    `select p.proname from pg_depend d join pg_proc p on p.oid = d.refobjid
    where d.refclassid = 'pg_proc'::regclass and d.classid in ('pg_class'::regclass, 'pg_attrdef'::regclass)
      and p.proname = any($1)`,
    [names],
  )
  expect(frozen, 'an index keeps what the old text answered').toEqual([])
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
