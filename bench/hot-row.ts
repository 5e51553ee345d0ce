import { randomBytes } from 'node:crypto'

import { readRows } from '#database/pool.ts'

import { GUEST_DETAILS } from './checkouts.ts'
import type { Figure } from './figure.ts'
import type { Bench } from './measure-row.ts'
import { backendCpu, backendMicrosSince, backendsOf } from './postgres-cpu.ts'

const BUYERS = 50
const ROUNDS = 8
const WARM_ROUNDS = 2
/** More than all rounds hold. */
const PIECES = 1_000_000
/** 200 holds a second. */
const MOST_MS = 5

/** Fifty buyers of one article, all of whom go to the checkout at once: how long a hold of its row takes while 49 others wait. */
export async function measureHotRow({ db, shop }: Bench): Promise<Figure> {
  const [article] = await readRows<{ id: number }>(
    db,
    `update stock set on_hand = ${PIECES} where product_id = (
      select p.id from products p where p.status = 'active' and p.stock_kind = 'single' order by p.id limit 1)
    returning product_id as id`,
  )
  const post = async (path: string, guest: string, body: object): Promise<void> => {
    const response = await fetch(shop.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-id': guest },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const round = async (): Promise<number> => {
    const guests = Array.from(
      { length: BUYERS },
      () => `guest_${randomBytes(24).toString('base64url')}`,
    )
    await Promise.all(
      guests.map((guest) => post(`/api/guest/cart/add/${article?.id}`, guest, { quantity: 1 })),
    )
    const startedAt = performance.now()
    await Promise.all(
      guests.map((guest) => post('/api/guest/orders/validate-order', guest, GUEST_DETAILS)),
    )
    return performance.now() - startedAt
  }
  for (let warm = 0; warm < WARM_ROUNDS; warm++) await round()
  const took: number[] = []
  const backends = backendCpu(await backendsOf(db))
  const before = (await shop.report()).cpuMicros
  for (let measured = 0; measured < ROUNDS; measured++) took.push(await round())
  const webMicros = (await shop.report()).cpuMicros - before
  const middle = took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const each = (sum: number) => (sum / ROUNDS / BUYERS / 1_000).toFixed(1)
  return {
    name: 'hot row, a hold beside 49 others',
    unit: 'ms',
    now: middle / BUYERS,
    must: MOST_MS,
    details: [
      `${each(webMicros)} + ${each(backendMicrosSince(backends))}, cart and hold`,
      `${((BUYERS * 1_000) / middle).toFixed(0)} a second`,
    ],
  }
}
