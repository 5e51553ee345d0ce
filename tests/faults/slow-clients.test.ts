import net from 'node:net'
import { Readable } from 'node:stream'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isFull, tell } from '#tests/support/full-run.ts'
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts'

const CLIENTS = 500
const HANDLES = 256
const OTHERS_MS = 1_000
const GIVEN_UP_MS = 30_000
const GIGABYTE = 1_000_000_000
const CHUNK = Buffer.alloc(64 * 1024, 'a')

describe.runIf(isFull)('F26 slow clients and huge bodies', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShopProcess()
  })
  afterAll(async () => void (await shop.stop()))

  test('500 clients that never finish are told so, and keep nobody waiting', async () => {
    const slow = dawdle(shop.url, CLIENTS)
    const times = await askForAWhile(shop.url, 15)
    const answers = await slow
    tell(
      `F26: ${CLIENTS} slow clients: ${answers.filter((one) => one === 408).length} × 408, others ${Math.max(...times)} ms at most`,
    )
    expect(answers.filter((one) => one !== 408)).toEqual([])
    expect(Math.max(...times)).toBeLessThan(OTHERS_MS)
  })

  test('a gigabyte is refused before it has come', async () => {
    const { status, sent } = await sendGigabyte(shop.url)
    tell(`F26: 1 GB: ${status} after ${Math.round(sent / 1_000)} kB`)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(GIGABYTE / 10)
    expect((await fetch(`${shop.url}/api/guest/cart`, guestHeaders())).status).toBe(200)
  })
})

describe.runIf(isFull)('F26 few file handles', () => {
  test(`with ${HANDLES} handles and ${CLIENTS} slow clients the shop lives on, and serves when they have gone`, async () => {
    const limited = [
      'sh',
      '-c',
      `ulimit -n ${HANDLES}; exec "$0" scripts/start.ts`,
      process.execPath,
    ]
    const shop = await startShopProcess({}, limited)
    try {
      const answers = await dawdle(shop.url, CLIENTS)
      const times = await askForAWhile(shop.url, 3)
      tell(
        `F26: ${HANDLES} handles: ${answers.filter((one) => one === 408).length} × 408, afterwards ${Math.max(...times)} ms at most`,
      )
      expect(Math.max(...times)).toBeLessThan(OTHERS_MS)
      expect(shop.process.exitCode).toBeNull()
    } finally {
      await shop.stop()
    }
  })
})

const guestHeaders = () => ({ headers: { 'x-session-id': `guest_${'a'.repeat(32)}` } })

/** Each begins a request and never ends it; answers what each was told: a status, or that the line was cut. */
function dawdle(url: string, clients: number): Promise<(number | 'cut')[]> {
  const { hostname, port } = new URL(url)
  return Promise.all(
    Array.from(
      { length: clients },
      () =>
        new Promise<number | 'cut'>((resolve) => {
          const socket = net.connect(Number(port), hostname)
          let told = ''
          const end = () => {
            socket.destroy()
            resolve(statusIn(told) || 'cut')
          }
          socket.on('connect', () =>
            socket.write('POST /api/guest/cart/add/1 HTTP/1.1\r\nHost: x\r\n'),
          )
          socket.on('data', (bytes) => (told += bytes.toString()))
          socket.on('close', end)
          socket.on('error', end)
          socket.setTimeout(GIVEN_UP_MS, end)
        }),
    ),
  )
}

/** How long somebody else waits, again and again for so many seconds. */
async function askForAWhile(url: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/api/guest/cart`, guestHeaders())
    await answer.arrayBuffer()
    times.push(answer.ok ? Math.round(performance.now() - startedAt) : Infinity)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  return times
}

/** As fast as it is taken, until the shop says something; answers what, and how much it had been sent. */
function sendGigabyte(url: string): Promise<{ status: number; sent: number }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let sent = 0
    const body = Readable.from(
      (function* () {
        for (; sent < GIGABYTE; sent += CHUNK.length) yield CHUNK
      })(),
    )
    const socket = net.connect(Number(port), hostname)
    const end = (status: number) => {
      body.destroy()
      socket.destroy()
      resolve({ status, sent })
    }
    socket.on('data', (bytes) => end(statusIn(bytes.toString())))
    socket.on('error', () => end(0))
    socket.on('close', () => end(0))
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${GIGABYTE}\r\n\r\n`,
    )
    body.pipe(socket)
  })
}

function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}
