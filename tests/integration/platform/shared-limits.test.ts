import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'
import { callAt } from '#tests/support/api-call.ts'
import { givenDatabase } from '#tests/support/database.ts'

const LIMIT = 20
/** Twice as long as it takes until the others are told. */
const TOLD_MS = 1_000

test('the limit of the API counts in all processes together', { timeout: 30_000 }, async () => {
  const { url } = await givenDatabase('migrated')
  const servers = [await startWeb(url), await startWeb(url)]
  const [first, second] = servers.map(({ address }) => callAt(address ?? ''))
  const ask = async (call: typeof first, times: number) => {
    const statuses: number[] = []
    for (let one = 0; one < times; one++)
      statuses.push((await call?.('GET', '/api/brands'))?.status ?? 0)
    return statuses
  }
  try {
    expect(new Set(await ask(first, LIMIT / 2))).toEqual(new Set([200]))
    await sleep(TOLD_MS)
    expect(new Set(await ask(second, LIMIT / 2))).toEqual(new Set([200]))
    expect(await ask(second, 1)).toEqual([429])
    await sleep(TOLD_MS)
    expect(await ask(first, 1)).toEqual([429])
  } finally {
    for (const server of servers) await server.close()
  }
})

async function startWeb(databaseUrl: string) {
  return startServer({
    config: readConfig({
      PORT: String(await freePort(0)),
      OCTAVO_ROLE: 'web',
      OCTAVO_LOG: 'silent',
      OCTAVO_RATE_LIMIT: String(LIMIT),
    }),
    databaseUrl,
    hasPages: false,
  })
}
