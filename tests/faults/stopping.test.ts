import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { hasEnded, isRunning } from '#database/embedded/server-process.ts'
import { readState } from '#database/embedded/state.ts'
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts'

const STOP_LIMIT_MS = 20_000

test.each([
  ['npm start', 'SIGTERM'],
  ['npm start', 'SIGKILL'],
  ['npm run dev', 'SIGTERM'],
] as const)(
  '%s that gets %s leaves neither the shop nor PostgreSQL behind',
  async (command, signal) => {
    const npm = await startShopProcess({}, command.split(' '))
    const shop = numberIn(path.join(npm.dataDir, 'octavo.pid'))
    const postgres = postgresOf(npm)
    try {
      expect([isRunning(shop), isRunning(postgres)]).toEqual([true, true])
      npm.process.kill(signal)

      expect(await hasEnded(shop, STOP_LIMIT_MS)).toBe(true)
      expect(isRunning(postgres)).toBe(false)
    } finally {
      for (const pid of [shop, postgres].filter(isRunning)) process.kill(pid, 'SIGKILL')
      await npm.stop()
    }
  },
)

function postgresOf({ dataDir }: ShopProcess): number {
  return numberIn(path.join(readState(dataDir)?.root ?? dataDir, 'postgres', 'postmaster.pid'))
}

/** The process number that a file begins with. */
function numberIn(file: string): number {
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (!(pid > 0)) throw new Error(`There is no process number in ${file}`)
  return pid
}
