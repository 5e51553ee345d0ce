import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { startEmbedded } from '#database/embedded/start-embedded.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/pool.ts'
import { seedDemo } from '#database/seeds/demo.ts'
import { demoParts } from '#server/demo-parts.ts'
import { auditShop } from '#server/reports/audit-shop.ts'
import { callAt } from '#tests/support/api-call.ts'
import { addToCart, eventually } from '#tests/support/buying.ts'
import { isFull, tell } from '#tests/support/full-run.ts'
import { newGuest } from '#tests/support/shop.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const DISK = '500m'
const RECOVERED_IN_MS = 30_000
const CHUNK = Buffer.alloc(1024 * 1024, 1)

const canMount = process.platform === 'linux' && process.getuid?.() === 0

describe.runIf(isFull && canMount)('F14 the disk is full', () => {
  test('reads are answered, writes refused, and the shop recovers without a restart', async () => {
    const disk = await mkdtemp(path.join(os.tmpdir(), 'octavo-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
    try {
      await chmod(disk, 0o711)
      expect(await writesOnFullDisk(disk)).toBeGreaterThan(0)
    } finally {
      execFileSync('umount', ['-l', disk])
      await rm(disk, { recursive: true, force: true })
    }
  })
})

/** Answers how many were refused. */
async function writesOnFullDisk(disk: string): Promise<number> {
  const postgres = await startEmbedded({ dataDir: disk, log: () => undefined })
  const db = openDatabase(postgres.url, { statementTimeoutMs: 0 })
  await migrate(postgres.url)
  await seedDemo(db, demoParts)
  const port = await freePort(0)
  const shop = await startWorkerProcess(postgres.url, { OCTAVO_ROLE: 'web', PORT: String(port) })
  const api = { call: callAt(`http://127.0.0.1:${port}`) }
  const read = () => api.call('GET', '/api/customer/products/filter?category_slug=toner')
  try {
    const article = (await read()).body.data[0].id as number
    const write = () => addToCart(api, newGuest(), article)
    expect((await write()).status).toBeLessThan(300)
    const ballast = path.join(disk, 'ballast')
    await fill(ballast)
    const [reads, writes]: [number[], number[]] = [[], []]
    for (let round = 0; round < 1_500 && writes.filter((s) => s >= 500).length < 40; round++) {
      writes.push((await write()).status)
      reads.push((await read()).status)
    }
    const refused = writes.filter((status) => status >= 300)
    tell(
      `F14: ${reads.length} reads, ${writes.length - refused.length} writes, ${refused.length} refused`,
    )
    expect(new Set(refused).difference(new Set([503, 507]))).toEqual(new Set())
    expect(reads.filter((status) => status !== 200)).toEqual([])

    await rm(ballast)
    const again = await eventually(write, ({ status }) => status < 300, RECOVERED_IN_MS)
    expect(again.status).toBeLessThan(300)
    expect(shop.exitCode).toBeNull()
    expect(await auditShop(db)).toEqual([])
    return refused.length
  } finally {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
    await db.destroy()
    await postgres.stop()
  }
}

/** Takes all that is left. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (;;) await handle.write(CHUNK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await handle.close()
  }
}
