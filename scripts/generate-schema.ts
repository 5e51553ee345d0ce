import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { migrate } from '#database/migrate.ts'

import { readTables } from './schema/read-tables.ts'
import { writeSchema } from './schema/write-schema.ts'
import { startTemporaryDatabase } from './temporary-database.ts'

// Writes database/schema.ts out of a database that has just been migrated. Run it after adding a
// migration; a test compares the two.
const database = await startTemporaryDatabase()
try {
  await migrate(database.url)
  const tables = await readTables(database.url)
  await writeFile(path.resolve(import.meta.dirname, '../database/schema.ts'), writeSchema(tables))
  console.log(`database/schema.ts: ${tables.length} tables`)
} finally {
  await database.stop()
}
