import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startEmbedded } from '#database/embedded/start-embedded.ts'
import { startShopProcess } from '#tests/support/shop-process.ts'

let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'octavo-lost-'))
  await chmod(dataDir, 0o711)
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a lost database is a line a second at most, without stacks, and one when it is back', async () => {
  let postgres = await startDatabase()
  const shop = await startShopProcess({
    DATABASE_URL: postgres.url,
    OCTAVO_SECRET: 'a-secret-of-the-lost-database-test',
  })
  try {
    const before = shop.output().length
    await postgres.stop()
    await sleep(6_000)
    postgres = await startDatabase()
    await expect.poll(() => shop.output().slice(before), { timeout: 20_000 }).toContain('again')
    await sleep(1_000)

    const lines = shop.output().slice(before).trim().split('\n')
    const told = lines.filter((line) => !line.includes('"answered"'))
    const lost = told.filter((line) => line.includes('a database connection was lost'))
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThanOrEqual(10)
    expect(told.filter((line) => line.includes('the database answers again'))).toHaveLength(1)
    expect(told).toHaveLength(lost.length + 1)
    expect(told.join('\n')).not.toContain('stack')
  } finally {
    await shop.stop()
    await postgres.stop()
  }
})

function startDatabase() {
  return startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
}
