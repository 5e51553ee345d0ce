import { execFileSync } from 'node:child_process'
import { mkdtemp, chmod, rm, writeFile, mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { freePort } from '#database/embedded/postmaster.ts'
import { startEmbedded } from '#database/embedded/start-embedded.ts'
import { migrate } from '#database/migrate.ts'
import { type Db, openDatabase } from '#database/pool.ts'
import { seedDemo } from '#database/seeds/demo.ts'
import { growDesk } from '#database/seeds/volume-desk.ts'
import { growOrders } from '#database/seeds/volume-orders.ts'
import { growCatalogue } from '#database/seeds/volume.ts'
import { isBuilt } from '#scripts/build-stamp.ts'
import { demoParts } from '#server/demo-parts.ts'

import { wholeCheckouts } from './checkouts.ts'
import { growCustomers } from './customers.ts'
import { load } from './load.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { type DeskFigure, deskLine, measureDesk } from './order-desk.ts'
import { planOf } from './plans.ts'
import { BASELINE, type Scenario, scenarios } from './scenarios.ts'

interface Figure {
  articles: number
  name: string
  cpuMillis: number
  ratio: number
  target: number
  p50: number
  p99: number
  statements: number
  scans: string[]
}

// CPU per request of the shop as a multiple of a bare server's on the same database, with the
// statements and plans of each path, on a small and a large catalogue: npm run bench [small] [large]
if (!isBuilt()) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [2_000, 100_000]
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'octavo-bench-'))
await chmod(dataDir, 0o711)
const postgres = await startEmbedded({ dataDir, log: () => undefined })
const DESK_ORDERS = 100_000
const figures: Figure[] = []
const plans: string[] = []
try {
  await migrate(postgres.url)
  const db = openDatabase(postgres.url, { statementTimeoutMs: 0 })
  await seedDemo(db, demoParts)
  const token = await growCustomers(db)
  for (const size of sizes) {
    await growCatalogue(db, size, (step) => console.log(`${size} articles: ${step}`))
    figures.push(...(await measure(db, size, token)))
  }
  const desk = await orderDesk(db)
  const checkouts = await wholeCheckouts(postgres.url)
  await db.destroy()
  await report(checkouts, desk)
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(db: Db, articles: number, token: string): Promise<Figure[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('in_stock', '=', true)
    .where('stock_kind', '=', 'single')
    .where('category_id', 'in', [2, 3])
    .orderBy('id')
    .limit(1_000)
    .execute()
  const url = postgres.url
  const [bare, shop] = [
    await startMeasured('baseline-server.ts', { DATABASE_URL: url }),
    await startMeasured('shop-server.ts', { DATABASE_URL: url, PORT: String(await freePort(0)) }),
  ]
  try {
    const results: Figure[] = []
    for (const scenario of scenarios({
      articleIds: rows.map(({ id }) => id),
      slugs: rows.map(({ slug }) => slug),
      token,
      countsTag: await tagOfCounts(shop.address, token),
    })) {
      results.push(await compare(db, articles, bare, shop, scenario))
    }
    const { rssBytes } = await shop.report()
    console.log(`${articles} articles: server memory ${Math.round(rssBytes / 1e6)} MB`)
    return results
  } finally {
    await Promise.all([bare.stop(), shop.stop()])
  }
}

function logDesk(step: string): void {
  console.log(`the order desk: ${step}`)
}

/** The back office after three years. */
async function orderDesk(db: Db): Promise<DeskFigure[]> {
  await growOrders(db, DESK_ORDERS, logDesk)
  await growDesk(db, DESK_ORDERS, logDesk)
  const shop = await startMeasured('shop-server.ts', {
    DATABASE_URL: postgres.url,
    PORT: String(await freePort(0)),
  })
  try {
    return await measureDesk(db, shop)
  } finally {
    await shop.stop()
  }
}

async function tagOfCounts(address: string, token: string): Promise<string> {
  const { headers } = await fetch(`${address}/api/customer/stats`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return headers.get('etag') ?? ''
}

/** Baseline and scenario in turn, three times; the median of the ratios is what counts on a noisy machine. */
async function compare(
  db: Db,
  articles: number,
  bare: MeasuredServer,
  shop: MeasuredServer,
  scenario: Scenario,
): Promise<Figure> {
  await load(shop.address, Math.min(200, scenario.requests), scenario.request)
  await load(bare.address, 300, BASELINE.request)
  const rounds: { ratio: number; cpu: number; p50: number; p99: number }[] = []
  for (let round = 0; round < 3; round++) {
    const base = await cpuPerRequest(bare, BASELINE)
    const own = await cpuPerRequest(shop, scenario)
    rounds.push({ ratio: own.cpu / base.cpu, cpu: own.cpu, p50: own.p50, p99: own.p99 })
  }
  const middle = rounds.toSorted((a, b) => a.ratio - b.ratio)[1] ?? {
    ratio: 0,
    cpu: 0,
    p50: 0,
    p99: 0,
  }
  const { statements, scans } = await statementsOf(db, articles, shop, scenario)
  const figure = {
    articles,
    name: scenario.name,
    cpuMillis: middle.cpu,
    ratio: middle.ratio,
    target: scenario.target,
    p50: middle.p50,
    p99: middle.p99,
    statements,
    scans,
  }
  console.log(line(figure))
  return figure
}

async function cpuPerRequest(server: MeasuredServer, { requests, request }: Scenario) {
  const before = await server.report()
  const { milliseconds } = await load(server.address, requests, request)
  const after = await server.report()
  const at = (share: number) => milliseconds[Math.floor(milliseconds.length * share)] ?? 0
  return {
    cpu: (after.cpuMicros - before.cpuMicros) / 1000 / requests,
    p50: at(0.5),
    p99: at(0.99),
  }
}

async function statementsOf(
  db: Db,
  articles: number,
  shop: MeasuredServer,
  { name, request }: Scenario,
) {
  await shop.report()
  await load(shop.address, 1, request)
  const { statements } = await shop.report()
  const found = await Promise.all(statements.map((statement) => planOf(db, statement)))
  plans.push(
    ...found.map(
      ({ text, statement }) => `## ${name}, ${articles} articles\n${statement} …\n${text}\n`,
    ),
  )
  return { statements: statements.length, scans: found.flatMap(({ scans }) => scans) }
}

function line({
  articles,
  name,
  ratio,
  target,
  cpuMillis,
  p50,
  p99,
  statements,
  scans,
}: Figure): string {
  const scan = scans.length === 0 ? 'no scan' : `SCANS ${scans.join(', ')}`
  return `| ${articles} | ${name} | ${ratio.toFixed(2)} | ${target} | ${cpuMillis.toFixed(2)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${statements} | ${scan} |`
}

async function report(
  checkouts: { perSecond: number },
  desk: readonly DeskFigure[],
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const growth = figures
    .filter(({ articles }) => articles === sizes.at(-1))
    .map((large) => {
      const small = figures.find(
        ({ name, articles }) => name === large.name && articles === sizes[0],
      )
      return `| ${large.name} | ${small === undefined ? '–' : (large.cpuMillis / small.cpuMillis).toFixed(2)} | ${small === undefined ? '–' : (large.p50 / small.p50).toFixed(2)} |`
    })
  const text = [
    `# Benchmarks of ${today}`,
    '',
    'CPU of the server process per request as a multiple of a bare `http` + `pg` server answering 24 products by one prepared, indexed SELECT on the same database, in the same run. Uncached. Median of three rounds.',
    '',
    '| articles | path | × baseline | target | CPU ms | p50 ms | p99 ms | statements | growing tables |',
    '|---|---|---|---|---|---|---|---|---|',
    ...figures.map(line),
    '',
    `| path | CPU at ${sizes.at(-1)} ÷ at ${sizes[0]} | p50 likewise |`,
    '|---|---|---|',
    ...growth,
    '',
    `Whole checkouts (add, validate, intent, pay, order, mail; one process for web, jobs and the test gateway): ${checkouts.perSecond.toFixed(1)} a second.`,
    '',
    `Staff at work, ${DESK_ORDERS} orders, customers, messages, reviews, mails …, one call at a time:`,
    '',
    '| what | p50 ms | p95 ms | growing tables read from end to end |',
    '|---|---|---|---|',
    ...desk.map(deskLine),
    '',
  ].join('\n')
  const folder = path.join(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${today}.md`), text)
  await writeFile(path.join(folder, `${today}-plans.md`), plans.join('\n'))
  console.log(text)
}
