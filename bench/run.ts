import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { freePort } from '#database/embedded/postmaster.ts'
import { startEmbedded } from '#database/embedded/start-embedded.ts'
import { migrate } from '#database/migrate.ts'
import { type Db, openDatabase } from '#database/pool.ts'
import { seedDemo } from '#database/seeds/demo.ts'
import { growCatalogue } from '#database/seeds/volume.ts'
import { isBuilt } from '#scripts/build-stamp.ts'
import { demoParts } from '#server/demo-parts.ts'

import { measureCheckouts } from './checkouts.ts'
import { compareSizes } from './compare-sizes.ts'
import { deskTable } from './desk-table.ts'
import { type Figure, isMissed, tableOf } from './figure.ts'
import { measureHotRow } from './hot-row.ts'
import { type Bench, measureRow } from './measure-row.ts'
import { startMeasured } from './measured-server.ts'
import { BASELINE, limitedRows, type Row, type Subjects } from './rows.ts'
import { databaseOf, SIZES } from './sizes.ts'
import { allowCounting, COUNTING_SETTINGS } from './statement-counts.ts'

// What requests cost, PostgreSQL counted, as multiples of a bare server's in the same minutes; exits with 1
// when a limit is missed. `npm run bench` for all rows, `-- --only list` for those whose name begins so,
// `-- --volume` for every read in a shop that has grown and the back office too: `--sizes 3` up to 500,000
// articles and 1,000,000 orders (some 25 GB, an hour and more), else up to 100,000 and 200,000.
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    volume: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '2' },
  },
})
const [{ articles: SMALL }] = SIZES
const MAX_MEGABYTES = { must: 260, aim: 200 }
const isAsked = ({ name }: { name: string }) => asked.only === undefined || isNamed(name)

if (!isBuilt()) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'octavo-bench-'))
await chmod(dataDir, 0o711)
process.env['OCTAVO_DATA_DIR'] = path.join(dataDir, 'shop')
const postgres = await startEmbedded({ dataDir, settings: COUNTING_SETTINGS, log: () => undefined })
try {
  await migrate(postgres.url)
  const db = openDatabase(postgres.url, { statementTimeoutMs: 0 })
  await seedDemo(db, demoParts)
  await growCatalogue(db, SMALL)
  await allowCounting(db)
  const figures = await measureAll(db)
  await db.destroy()
  const parts = asked.volume ? await volumeParts() : []
  const text = [heading(), tableOf(figures), ...parts].join('\n\n')
  console.log(`\n${text}`)
  if (asked.only === undefined) await keep(asked.volume ? 'volume' : 'limits', `${text}\n`)
  const missed = figures.filter(isMissed)
  if (missed.length > 0) {
    console.error(`\nMissed: ${missed.map(({ name }) => name).join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function isNamed(name: string): boolean {
  return asked.only === name || (asked.only !== undefined && name.startsWith(`${asked.only},`))
}

async function measureAll(db: Db): Promise<Figure[]> {
  const subjects = await subjectsOf(db)
  const rows = limitedRows(subjects).filter(isAsked)
  const figures: Figure[] = [
    ...(await onServers(
      db,
      rows.filter(({ hasPageMemory = false }) => !hasPageMemory),
    )),
    ...(await withServers(
      db,
      (bench) =>
        rowsOn(
          bench,
          rows.filter(({ hasPageMemory = false }) => hasPageMemory),
        ),
      { OCTAVO_PAGE_MEMORY_SECONDS: '2' },
    )),
  ]
  if (isAsked({ name: 'checkout' })) figures.push(...(await checkoutFigures(db)))
  if (isAsked({ name: 'hot row' })) figures.push(said(await withServers(db, measureHotRow)))
  return figures
}

/** Measures rows, and then what the shop's process has come to hold. */
async function onServers(db: Db, rows: readonly Row[]): Promise<Figure[]> {
  return withServers(db, async (bench) => {
    const figures = await rowsOn(bench, rows)
    const { rssBytes } = await bench.shop.report()
    const memory = { name: 'memory after load', unit: 'MB', now: rssBytes / 1e6 } as const
    if (asked.only === undefined) figures.push(said({ ...memory, ...MAX_MEGABYTES }))
    return figures
  })
}

async function rowsOn(bench: Bench, rows: readonly Row[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const row of rows) figures.push(said(await measureRow(bench, row)))
  return figures
}

function checkoutFigures(db: Db): Promise<Figure[]> {
  return withServers(db, (bench) => measureCheckouts(bench, postgres.url))
}

async function volumeParts(): Promise<string[]> {
  const seeded = new URL(postgres.url).pathname.slice(1)
  const sizes = SIZES.slice(0, Number(asked.sizes))
  const { table, statements, grown } = await compareSizes(postgres.url, seeded, sizes)
  await keep('growth-statements', `${statements}\n`)
  const largest = databaseOf(postgres.url, sizes.at(-1)?.name ?? '')
  const db = openDatabase(largest, { statementTimeoutMs: 0 })
  const desk = await deskTable(db, largest)
  await db.destroy()
  return [table, `More than half as much again: ${grown.join(', ') || 'none'}.`, desk]
}

async function withServers<Answer>(
  db: Db,
  work: (bench: Bench) => Promise<Answer>,
  environment: Record<string, string> = { OCTAVO_PAGE_MEMORY_SECONDS: '0' },
): Promise<Answer> {
  const DATABASE_URL = postgres.url
  const [bare, shop] = [
    await startMeasured('baseline-server.ts', { DATABASE_URL }),
    await startMeasured('shop-server.ts', {
      DATABASE_URL,
      PORT: String(await freePort(0)),
      ...environment,
    }),
  ]
  try {
    return await work({ db, postgresPid: postgres.pid, bare, shop })
  } finally {
    await Promise.all([bare.stop(), shop.stop()])
  }
}

function subjectsOf(db: Db): Promise<Subjects> {
  return db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('in_stock', '=', true)
    .where('stock_kind', '=', 'single')
    .where('category_id', 'in', [2, 3])
    .orderBy('id')
    .limit(1_000)
    .execute()
    .then((rows) => ({
      articleIds: rows.map(({ id }) => id),
      slugs: rows.map(({ slug }) => slug),
    }))
}

function said<One extends Figure>(figure: One): One {
  console.log(tableOf([figure]).split('\n')[2])
  return figure
}

function heading(): string {
  const [busy = 0] = os.loadavg()
  return [
    `# Benchmarks of ${new Date().toISOString().slice(0, 10)}`,
    `CPU a request of the shop's process and of PostgreSQL's, as a multiple of a bare \`http\` + \`pg\` server that answers 24 products by one prepared, indexed SELECT (${BASELINE.name}), its PostgreSQL counted too. ${SMALL} articles, ten connections; the median of three rounds, in each of which the baseline is measured first. The machine's load at the end was ${busy.toFixed(1)}, of ${os.availableParallelism()} cores.`,
  ].join('\n\n')
}

async function keep(what: string, text: string): Promise<void> {
  const folder = path.join(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${new Date().toISOString().slice(0, 10)}-${what}.md`), text)
}
