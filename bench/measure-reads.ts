import type { Db } from '#database/pool.ts'

import { load, loadFor } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { backendCpu, backendMicrosSince, backendsOf } from './postgres-cpu.ts'
import type { Read } from './reads.ts'
import { countStatements } from './statement-counts.ts'

/** The shop at one size, served by a process of its own. */
export interface GrownShop {
  name: string
  db: Db
  server: MeasuredServer
}

export interface Cost {
  webMillis: number
  postgresMillis: number
  buffers: number
  statements: readonly { text: string; buffers: number; millis: number }[]
}

export interface MeasuredRead {
  name: string
  /** By the name of the shop. */
  costs: ReadonlyMap<string, Cost>
}

export interface Effort {
  rounds: number
  roundMs: number
}

/** Long enough that a statement has its lasting plan on each connection that is used. */
const WARM_MS = 400
const COUNTED_REQUESTS = 4
const CONNECTIONS = 2

/** What one read costs in each shop, in turn, so that a busy machine troubles all of them alike. */
export async function measureRead(
  shops: readonly GrownShop[],
  { name, request }: Read,
  { rounds, roundMs }: Effort,
): Promise<MeasuredRead> {
  const works = new Map<string, Work[]>()
  for (const { server } of shops) await warm(server, request)
  for (let round = 0; round < rounds; round++) {
    for (const shop of shops) {
      const own = await workOf(shop, request, roundMs)
      works.set(shop.name, [...(works.get(shop.name) ?? []), own])
    }
  }
  const costs = new Map<string, Cost>()
  for (const { name: shop, server, db } of shops) {
    const counts = await countStatements(db, () =>
      load(server.address, COUNTED_REQUESTS, () => request),
    )
    costs.set(shop, {
      ...leastOf(works.get(shop) ?? []),
      buffers: counts.buffers / COUNTED_REQUESTS,
      statements: counts.texts.map(({ text, buffers, millis }) => ({
        text,
        buffers: buffers / COUNTED_REQUESTS,
        millis: millis / COUNTED_REQUESTS,
      })),
    })
  }
  return { name, costs }
}

async function warm(server: MeasuredServer, request: Read['request']): Promise<void> {
  await load(server.address, 1, () => request)
  await loadFor(server.address, WARM_MS, () => request, CONNECTIONS)
  await server.report()
}

interface Work {
  webMillis: number
  postgresMillis: number
}

async function workOf(
  { db, server }: GrownShop,
  request: Read['request'],
  roundMs: number,
): Promise<Work> {
  const backends = backendCpu(await backendsOf(db))
  const before = (await server.report()).cpuMicros
  const { length } = await loadFor(server.address, roundMs, () => request, CONNECTIONS)
  const webMicros = (await server.report()).cpuMicros - before
  return {
    webMillis: webMicros / length / 1_000,
    postgresMillis: backendMicrosSince(backends) / length / 1_000,
  }
}

/** What others do on the machine only ever adds to it. */
function leastOf(works: readonly Work[]): Work {
  const sum = ({ webMillis, postgresMillis }: Work) => webMillis + postgresMillis
  const [least] = works.toSorted((a, b) => sum(a) - sum(b))
  if (least === undefined) throw new Error('No round was measured')
  return least
}
