import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#database/embedded/postmaster.ts'
import { readRows } from '#database/pool.ts'

import type { Figure } from './figure.ts'
import { baselineWork, type Bench } from './measure-row.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { postgresCpuMicros } from './postgres-cpu.ts'
import { countStatements, type StatementCounts } from './statement-counts.ts'

const WARM = 24
const MEASURED = 120
const AT_ONCE = 8
const DRAIN_POLL_MS = 50

export const GUEST_DETAILS = {
  customer_type: 'individual',
  billing_first_name: 'Bench',
  billing_last_name: 'Mark',
  billing_email: 'bench@example.org',
  billing_phone: '025550188',
  billing_street: 'Kerkstraat 1',
  billing_city: 'Gent',
  billing_country: 'BE',
  billing_postal_code: '9000',
  payment_method: 'credit_card',
  terms_accepted: true,
}

interface Answer {
  data: Record<string, string | number>
}

/**
 * Whole guest checkouts (add, validate, intent, pay, order, mail, invoice), eight buyers at once, in one
 * process for web, jobs and the test gateway; over when no job and no event is left.
 */
export async function measureCheckouts(bench: Bench, databaseUrl: string): Promise<Figure[]> {
  const articles = await readRows<{ id: number }>(
    bench.db,
    "select p.id from products p join stock s on s.product_id = p.id where s.on_hand > 50 and p.stock_kind = 'single' order by p.id limit 100",
  )
  const shop = await startMeasured('shop-server.ts', {
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort(0)),
    OCTAVO_ROLE: 'all',
  })
  const buyers = async (count: number): Promise<void> => {
    let next = 0
    const buyer = async (): Promise<void> => {
      while (next < count) await buy(shop.address, articles[next++ % articles.length]?.id ?? 0)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, buyer))
    await untilDone(bench)
  }
  try {
    await buyers(WARM)
    const work = await workOfBuyers(bench, shop, buyers)
    const counts = await countStatements(bench.db, () => buyers(MEASURED))
    if (process.env['OCTAVO_BENCH_STATEMENTS'] === '1') printStatements(counts.texts)
    return figuresOf(work, counts)
  } finally {
    await shop.stop()
  }
}

interface BuyersWork {
  ratio: number
  webMillis: number
  postgresMillis: number
  perSecond: number
}

/** Between two looks at the baseline. */
async function workOfBuyers(
  bench: Bench,
  shop: MeasuredServer,
  buyers: (count: number) => Promise<void>,
): Promise<BuyersWork> {
  const first = await baselineWork(bench)
  const before = [(await shop.report()).cpuMicros, postgresCpuMicros(bench.postgresPid)] as const
  const startedAt = performance.now()
  await buyers(MEASURED)
  const perSecond = MEASURED / ((performance.now() - startedAt) / 1_000)
  const after = [(await shop.report()).cpuMicros, postgresCpuMicros(bench.postgresPid)] as const
  const second = await baselineWork(bench)
  const webMillis = each(after[0] - before[0]) / 1_000
  const postgresMillis = each(after[1] - before[1]) / 1_000
  const ratio = (webMillis + postgresMillis) / ((first.cpuMillis + second.cpuMillis) / 2)
  return { ratio, webMillis, postgresMillis, perSecond }
}

function figuresOf(work: BuyersWork, counts: StatementCounts): Figure[] {
  const details = [
    `${work.webMillis.toFixed(1)} + ${work.postgresMillis.toFixed(1)}`,
    `${work.perSecond.toFixed(0)} a second`,
    each(counts.calls).toFixed(1),
    `${each(counts.planMillis).toFixed(1)} / ${each(counts.executionMillis).toFixed(1)}`,
  ]
  const statements = each(counts.calls)
  return [
    { name: 'checkout', unit: '×', now: work.ratio, must: 140, aim: 100, details },
    { name: 'checkout, statements', unit: 'statements', now: statements, must: 70, aim: 45 },
  ]
}

function each(sum: number): number {
  return sum / MEASURED
}

/** No job waits or is at work, no mail is due, and it stays so. */
async function untilDone({ db }: Bench): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await sleep(DRAIN_POLL_MS)
    const [row] = await readRows<{ left: number }>(
      db,
      `select (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and name not like '\\_\\_pgboss%')::int
        + (select count(*) from webhook_events where processed_at is null)::int as left /* pg_stat_statements */`,
    )
    quiet = row?.left === 0 ? quiet + 1 : 0
  }
}

function printStatements(texts: readonly { text: string; calls: number; millis: number }[]): void {
  for (const { text, calls, millis } of texts.toSorted((a, b) => b.calls - a.calls))
    console.log(
      `${(calls / MEASURED).toFixed(2)}\t${(millis / MEASURED).toFixed(3)} ms\t${text.replaceAll(/\s+/g, ' ').slice(0, 150)}`,
    )
}

async function buy(address: string, articleId: number): Promise<void> {
  const guest = `guest_${randomBytes(24).toString('base64url')}`
  const post = async (path: string, body: string, type = 'application/json'): Promise<Answer> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': type, 'x-session-id': guest },
      body,
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }
  await post(`/api/guest/cart/add/${articleId}`, '{"quantity":1}')
  const { data: checkout } = await post(
    '/api/guest/orders/validate-order',
    JSON.stringify(GUEST_DETAILS),
  )
  const { data: intent } = await post(
    '/api/guest/payment/create-intent',
    JSON.stringify({ amount: checkout['amount'], currency: 'eur' }),
  )
  const form = new URLSearchParams({
    client_secret: String(intent['client_secret']),
    payment_method: 'pm_card_visa',
  })
  await post(
    `/test-gateway/v1/payment_intents/${intent['payment_intent_id']}/confirm`,
    form.toString(),
    'application/x-www-form-urlencoded',
  )
  await post(
    '/api/guest/orders',
    JSON.stringify({ transaction_id: intent['payment_intent_id'], payment_method: 'credit_card' }),
  )
}
