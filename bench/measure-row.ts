import type { Db } from '#database/pool.ts'

import type { Figure } from './figure.ts'
import { bytesOf, load, loadFor } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { postgresCpuMicros } from './postgres-cpu.ts'
import { BASELINE, type Row } from './rows.ts'
import { countStatements } from './statement-counts.ts'

export interface Bench {
  db: Db
  /** Of the postmaster. */
  postgresPid: number
  bare: MeasuredServer
  shop: MeasuredServer
}

export interface MeasuredRow extends Figure {
  cpuMillis: number
  p50: number
}

const ROUNDS = 3
/** Until the code of a request is compiled. */
const WARM_REQUESTS = 400
const BASELINE_MS = 900
const ROW_MS = 2_000
const COUNTED_REQUESTS = 40

/** Baseline and row in turn, three times; the median of the ratios is what counts on a noisy machine. */
export async function measureRow(bench: Bench, row: Row): Promise<MeasuredRow> {
  const { bare, shop } = bench
  await load(shop.address, WARM_REQUESTS, row.request)
  await load(bare.address, WARM_REQUESTS, BASELINE.request)
  const rounds: { ratio: number; own: Work }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const base = await baselineWork(bench)
    const own = await workOf(bench, shop, row, ROW_MS)
    rounds.push({ ratio: own.cpuMillis / base.cpuMillis, own })
  }
  const middle = rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
  if (middle === undefined) throw new Error('No round was measured')
  const { ratio, own } = middle
  const { name, must, aim } = row
  return {
    name,
    unit: '×',
    now: ratio,
    ...(must !== undefined && { must }),
    ...(aim !== undefined && { aim }),
    cpuMillis: own.cpuMillis,
    p50: own.p50,
    details: [
      `${(own.cpuMillis - own.postgresMillis).toFixed(2)} + ${own.postgresMillis.toFixed(2)}`,
      `${own.p50.toFixed(1)} / ${own.p99.toFixed(1)}`,
      ...(await countsOf(bench, row)),
      String(await bytesOf(shop.address, row.request(0))),
    ],
  }
}

interface Work {
  cpuMillis: number
  /** PostgreSQL's part of it. */
  postgresMillis: number
  p50: number
  p99: number
}

export function baselineWork(bench: Bench): Promise<Work> {
  return workOf(bench, bench.bare, BASELINE, BASELINE_MS)
}

/** CPU of a request: that of the server's process and of all of PostgreSQL's. */
async function workOf(
  { postgresPid }: Bench,
  server: MeasuredServer,
  { request }: Row,
  milliseconds: number,
): Promise<Work> {
  const before = [(await server.report()).cpuMicros, postgresCpuMicros(postgresPid)] as const
  const times = await loadFor(server.address, milliseconds, request)
  const after = [(await server.report()).cpuMicros, postgresCpuMicros(postgresPid)] as const
  const perRequest = (micros: number) => micros / 1_000 / times.length
  const postgresMillis = perRequest(after[1] - before[1])
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    cpuMillis: perRequest(after[0] - before[0]) + postgresMillis,
    postgresMillis,
    p50: at(0.5),
    p99: at(0.99),
  }
}

async function countsOf({ db, shop }: Bench, { request }: Row): Promise<string[]> {
  const { calls, planMillis, executionMillis } = await countStatements(db, () =>
    load(shop.address, COUNTED_REQUESTS, request),
  )
  return [
    each(calls).toFixed(1),
    `${each(planMillis).toFixed(2)} / ${each(executionMillis).toFixed(2)}`,
  ]
}

function each(sum: number): number {
  return sum / COUNTED_REQUESTS
}
