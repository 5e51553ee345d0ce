import net from 'node:net'

import { describe, expect, test } from 'vitest'

import { givenShop } from '#tests/support/shop.ts'

const ANSWER_LIMIT_MS = 20_000
const STOP_LIMIT_MS = 10_000

const shop = await givenShop({ template: 'migrated' })

const JSON_BEGUN = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
/** Requests whose end never comes. */
const HALF_REQUESTS = {
  'half a head': 'GET /api/settings HTTP/1.1\r\nho',
  'half a body': `${JSON_BEGUN}content-length: 500\r\n\r\n{"em`,
  'chunks without an end': `${JSON_BEGUN}transfer-encoding: chunked\r\n\r\n4\r\n{"em\r\n`,
}

/** Sends a beginning and answers what comes back until the shop ends the connection. */
function answerTo(beginning: string): Promise<{ answer: string; ms: number }> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(shop.address).port), '127.0.0.1')
    let answer = ''
    socket.on('error', () => undefined)
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve({ answer, ms: performance.now() - startedAt }))
    socket.write(beginning)
  })
}

describe.concurrent('a request that is never finished', () => {
  test.each(Object.entries(HALF_REQUESTS))(
    '%s is given up with 408',
    { timeout: 2 * ANSWER_LIMIT_MS },
    async (_, beginning) => {
      const { answer, ms } = await answerTo(beginning)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(ms).toBeLessThan(ANSWER_LIMIT_MS)
    },
  )
})

test('what is no HTTP is answered like a call', async () => {
  const { answer } = await answerTo('HELO shop\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    status: 'error',
    code: 'malformed',
    message: 'The request could not be read.',
  })
})

test('half requests do not keep the shop from stopping', async () => {
  const waiting = Object.values(HALF_REQUESTS).map(answerTo)
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  const startedAt = performance.now()
  await shop.server.close()
  expect(performance.now() - startedAt).toBeLessThan(STOP_LIMIT_MS)
  await Promise.all(waiting)
})
