import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const STOPS = timesOf(20)
const CLIENTS = 12
const STOP_LIMIT_MS = 10_000

describe.runIf(isFull)('F25 SIGTERM under load', async () => {
  const shop = await givenShop()
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 5_000)

  test(`${STOPS} times: what was taken is answered, and what was answered is there`, async () => {
    const added: string[] = []
    const statuses: number[] = []
    // Connected, but the shop had not taken it yet: whoever sends again loses nothing.
    const cut: string[] = []
    let slowest = 0
    for (let round = 0; round < STOPS; round++) {
      const port = await freePort(0)
      const stopping = await startWorkerProcess(shop.url, {
        OCTAVO_ROLE: 'web',
        PORT: String(port),
      })
      const gone = once(stopping, 'exit')
      const over = new AbortController()
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (!over.signal.aborted) {
          const guest = newGuest()
          const status = await addOnce(port, article, guest)
          if (status === 'refused') return // nobody listens any more: a proxy asks another process
          if (status === 'cut') cut.push(guest)
          else {
            statuses.push(status)
            added.push(guest)
          }
        }
      })
      await sleep(500 + Math.random() * 500)
      const toldAt = performance.now()
      stopping.kill('SIGTERM')
      const [code] = await gone
      slowest = Math.max(slowest, performance.now() - toldAt)
      over.abort()
      await Promise.all(clients)
      expect(code).toBe(0)
    }
    let missing = 0
    let halfDone = 0
    for (const guest of added) {
      const { body } = await shop.call('GET', '/api/guest/cart', { guest })
      if (body.data.items_count !== 1) missing += 1
    }
    for (const guest of cut) {
      const { body } = await shop.call('GET', '/api/guest/cart', { guest })
      if (body.data.items_count > 0) halfDone += 1
    }
    tell(
      `F25: ${STOPS} stops, ${statuses.length} requests answered, ${cut.length} cut before they were taken, ${halfDone} done without an answer, ${missing} missing, ended within ${Math.round(slowest)} ms`,
    )
    expect([halfDone, missing]).toEqual([0, 0])
    expect(statuses.filter((status) => status >= 300)).toEqual([])
    expect(slowest).toBeLessThan(STOP_LIMIT_MS)
    expect(await shop.audit()).toEqual([])
  })
})

/** One request on a connection of its own. */
function addOnce(
  port: number,
  article: number,
  guest: string,
): Promise<number | 'refused' | 'cut'> {
  return new Promise((resolve) => {
    let isConnected = false
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/guest/cart/add/${article}`,
        agent: false,
        headers: { 'content-type': 'application/json', 'x-session-id': guest },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', () => resolve('cut'))
      },
    )
    request.on('socket', (socket) => socket.on('connect', () => (isConnected = true)))
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(isConnected && error.code !== 'ECONNREFUSED' ? 'cut' : 'refused'),
    )
    request.end('{"quantity":1}')
  })
}
