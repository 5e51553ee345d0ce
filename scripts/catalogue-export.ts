import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'

import { openDatabase } from '#database/pool.ts'
import { exportCatalogue } from '#server/catalogue-files/export-catalogue.ts'
import { referencesReader } from '#server/catalogue/references.ts'
import { createReaderCache } from '#server/platform/cached-reader.ts'
import { readConfig } from '#server/platform/config.ts'

import { openShopDatabase } from './shop-database.ts'

// npm run catalogue:export -- [--format csv|json] --out file: all articles, to be imported again. Without
// --out they go to standard output.
const { values } = parseArgs({
  options: { format: { type: 'string', default: 'csv' }, out: { type: 'string' } },
})

async function run(format: 'csv' | 'json'): Promise<void> {
  const database = await openShopDatabase(readConfig(process.env))
  const db = openDatabase(database.url, { max: 2 })
  try {
    const references = await referencesReader(db, createReaderCache()).get()
    const content = Readable.from(exportCatalogue(db, references, { search: '' }, format), {
      objectMode: false,
    })
    await pipeline(
      content,
      values.out === undefined ? process.stdout : createWriteStream(values.out),
    )
  } finally {
    await db.destroy()
    await database.close()
  }
}

if (values.format === 'csv' || values.format === 'json') await run(values.format)
else {
  console.error('The format is csv or json.')
  process.exitCode = 2
}
