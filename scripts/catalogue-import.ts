import { createReadStream } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { type Db, openDatabase, readRows } from '#database/pool.ts'
import { advanceImport } from '#server/catalogue-files/advance-import.ts'
import {
  failedRows,
  type ImportReport,
  importReports,
} from '#server/catalogue-files/import-report-queries.ts'
import { reasonOf } from '#server/catalogue-files/import-shape.ts'
import { startImport } from '#server/catalogue-files/start-import.ts'
import { referencesReader } from '#server/catalogue/references.ts'
import { createReaderCache } from '#server/platform/cached-reader.ts'
import { readConfig } from '#server/platform/config.ts'
import { message } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { openShopDatabase } from './shop-database.ts'

// npm run catalogue:import -- file [--apply] [--no-new] [--as admin@shop.example]: what a file of articles
// would change, or with --apply changes. Exit code 1 when rows failed, 2 when nothing could be read.
const {
  values,
  positionals: [file],
} = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'boolean', default: false },
    'no-new': { type: 'boolean', default: false },
    as: { type: 'string' },
  },
})
const FAILED_SHOWN = 50

if (file === undefined) {
  console.error('Name the file: npm run catalogue:import -- prices.csv --apply')
  process.exitCode = 2
} else {
  const database = await openShopDatabase(readConfig(process.env))
  const db = openDatabase(database.url, { max: 2 })
  try {
    process.exitCode = await importFile(db, file)
  } catch (error) {
    if (!(error instanceof ShopError) && !isMissing(error)) throw error
    console.error(error instanceof ShopError ? refusalOf(error) : `There is no file ${file}.`)
    process.exitCode = 2
  } finally {
    await db.destroy()
    await database.close()
  }
}

/** Answers the exit code. */
async function importFile(db: Db, name: string): Promise<number> {
  const staff = await staffOf(db)
  if (staff === undefined) {
    console.error('There is no such member of staff: --as admin@shop.example')
    return 2
  }
  const id = await startImport(db, staff, {
    file: { name: path.basename(name), bytes: () => createReadStream(name) },
    creates: !values['no-new'],
    state: values.apply ? 'applying' : 'checking',
  })
  const references = referencesReader(db, createReaderCache())
  let shownAt = 0
  await advanceImport({ db, references }, id, {
    onPart() {
      if (!process.stdout.isTTY || performance.now() - shownAt < 500) return
      shownAt = performance.now()
      void showProgress(db, id)
    },
  })
  const report = await requireReport(db, id)
  tell(report)
  const failed = await failedRows(db, id, { after: 0, limit: FAILED_SHOWN })
  for (const { line, faults } of failed)
    console.log(`  row ${line}: ${reasonOf(faults, report.columns, 'en')}`)
  if (report.failed > failed.length) console.log(`  and ${report.failed - failed.length} more`)
  return report.failed > 0 ? 1 : 0
}

/** In whose name it is written: whoever is named, else the first super admin. */
async function staffOf(db: Db): Promise<{ id: number; ip: string } | undefined> {
  const [row] = await readRows<{ id: number }>(
    db,
    `select id from users where role in ('admin', 'super_admin') and ($1::text is null or email = $1)
    order by role <> 'super_admin', id limit 1`,
    [values.as ?? null],
  )
  return row && { id: row.id, ip: 'command' }
}

async function requireReport(db: Db, id: number): Promise<ImportReport> {
  const [report] = await importReports(db, { id })
  if (report === undefined) throw new Error('The import is gone')
  return report
}

async function showProgress(db: Db, id: number): Promise<void> {
  const { checked, done, rows, applied_at: appliedAt } = await requireReport(db, id)
  process.stdout.write(`\r\u001B[K  ${appliedAt === null ? checked : done} of ${rows} rows`)
}

function tell({ rows, created, changed, unchanged, failed, columns }: ImportReport): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  const left = columns.filter(({ column }) => column === null).map(({ heading }) => heading)
  if (left.length > 0) console.log(`Left out: ${left.join(', ')}`)
  const verb = values.apply ? 'Written' : 'Would write'
  console.log(
    `${rows} rows. ${verb}: ${created} new, ${changed} changed. Same: ${unchanged}. Failed: ${failed}.`,
  )
}

function refusalOf({ code, details }: ShopError): string {
  const [key] = Object.values(details.fields ?? {})
  return key === undefined ? code : message('en', key, details.params)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
