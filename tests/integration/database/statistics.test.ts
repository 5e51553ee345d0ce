import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { migrate } from '#database/migrate.ts'
import { type Db, readRows } from '#database/pool.ts'
import { givenDatabase } from '#tests/support/database.ts'

interface Table {
  name: string
  has_rows: boolean
  is_known: boolean
}

/** Whether PostgreSQL has looked at what a table holds. */
function tablesOf(db: Db): Promise<Table[]> {
  return readRows<Table>(
    db,
    `select relname as name, pg_relation_size(oid) > 0 as has_rows, reltuples >= 0 as is_known
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
}

const shops = { migrated: await givenDatabase(), demo: await givenDatabase('demo') }
const namesOf = (tables: readonly Table[]) => tables.map(({ name }) => name)

test.each(['migrated', 'demo'] as const)(
  'a %s shop opens with statistics of what it holds, and of nothing that is empty',
  async (shop) => {
    const tables = await tablesOf(shops[shop].db)
    const filled = tables.filter(({ has_rows: hasRows }) => hasRows)
    expect(namesOf(filled.filter(({ is_known: isKnown }) => !isKnown))).toEqual([])
    expect(filled.length).toBeGreaterThan(shop === 'demo' ? 40 : 3)
    // It would be taken for small for as long as nobody looks again.
    const empty = tables.filter(({ has_rows: hasRows }) => !hasRows)
    expect(namesOf(empty.filter(({ is_known: isKnown }) => isKnown))).toEqual([])
  },
)

test('a migration gives an index on an expression its statistics', async () => {
  const { db, url } = shops.demo
  const directory = await mkdtemp(path.join(os.tmpdir(), 'octavo-migrations-'))
  const migration = 'create index users_by_length on users (char_length(name));'
  await writeFile(path.join(directory, '0001_length.sql'), migration)
  await readRows(db, 'drop table schema_migrations')

  await migrate(url, { directory })

  const known = await readRows(db, `select from pg_stats where tablename = 'users_by_length'`)
  expect(known).toHaveLength(1)
  await rm(directory, { recursive: true })
})
