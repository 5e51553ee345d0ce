import { freePort } from '#database/embedded/postmaster.ts'
import type { Db } from '#database/pool.ts'
import { growDesk } from '#database/seeds/volume-desk.ts'
import { growOrders } from '#database/seeds/volume-orders.ts'

import { load } from './load.ts'
import type { MeasuredRow } from './measure-row.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { deskLine, measureDesk } from './order-desk.ts'
import { planOf } from './plans.ts'
import type { Row } from './rows.ts'

const DESK_ORDERS = 100_000

/** The plans of a row's statements as PostgreSQL makes them for any values, and the growing tables they read from end to end. */
export async function plansOf(
  db: Db,
  shop: MeasuredServer,
  { name, request }: Row,
): Promise<{ text: string; scans: string[] }> {
  await shop.report()
  await load(shop.address, 1, request)
  const { statements } = await shop.report()
  const found = await Promise.all(statements.map((statement) => planOf(db, statement)))
  const text = found.map((plan) => `## ${name}\n${plan.statement} …\n${plan.text}\n`).join('\n')
  return { text, scans: found.flatMap(({ scans }) => scans) }
}

/** What the same row takes in a small and in a large shop. */
export function growthTable(small: readonly MeasuredRow[], large: readonly MeasuredRow[]): string {
  const rows = large.map(({ name, cpuMillis, p50 }) => {
    const before = small.find((one) => one.name === name)
    return `| ${name} | ${ratio(cpuMillis, before?.cpuMillis)} | ${ratio(p50, before?.p50)} |`
  })
  return ['| path | CPU, large ÷ small | p50 likewise |', '|---|---|---|', ...rows].join('\n')
}

function ratio(now: number, then = 0): string {
  return then === 0 ? '–' : (now / then).toFixed(2)
}

function say(step: string): void {
  console.log(`the order desk: ${step}`)
}

/** The back office after three years. */
export async function deskTable(db: Db, databaseUrl: string): Promise<string> {
  await growOrders(db, DESK_ORDERS, say)
  await growDesk(db, DESK_ORDERS, say)
  const shop = await startMeasured('shop-server.ts', {
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort(0)),
  })
  try {
    const figures = await measureDesk(db, shop)
    return [
      `Staff at work, ${DESK_ORDERS} orders, customers, messages, reviews, mails …, one call at a time:`,
      '',
      '| what | p50 ms | p95 ms | growing tables read from end to end |',
      '|---|---|---|---|',
      ...figures.map(deskLine),
    ].join('\n')
  } finally {
    await shop.stop()
  }
}
