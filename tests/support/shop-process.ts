import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { databaseUrl, freePort } from '#database/embedded/postmaster.ts'
import { readState } from '#database/embedded/state.ts'

export interface ShopProcess {
  url: string
  /** Of its own PostgreSQL, for what no visitor can do: letting time pass. */
  databaseUrl: string
  process: ChildProcess
  dataDir: string
  /** What it has printed so far. */
  output(): string
  /** Ends it as Ctrl-C does and removes its data; answers its exit code. */
  stop(): Promise<number | null>
}

const START_LIMIT_MS = 180_000

/**
 * The whole shop as `npm start` runs it: production build, embedded PostgreSQL with the demo data in
 * a temporary folder, a free port.
 */
export async function startShopProcess(
  environment: Record<string, string> = {},
  [program = '', ...parameters]: readonly string[] = [process.execPath, 'scripts/start.ts'],
): Promise<ShopProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'octavo-shop-'))
  await chmod(dataDir, 0o711) // PostgreSQL may run as another user
  const port = await freePort(0)
  const shop = spawn(program, parameters, {
    env: {
      ...withoutOwnSettings(),
      PORT: String(port),
      OCTAVO_DATA_DIR: dataDir,
      OCTAVO_RATE_LIMIT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  }
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve))
  const running: ShopProcess = {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: '',
    process: shop,
    dataDir,
    output: () => printed,
    async stop() {
      if (shop.exitCode === null && shop.signalCode === null) shop.kill('SIGINT')
      const code = await ended
      await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
  await untilReady(running)
  const state = readState(dataDir)
  if (state !== undefined) running.databaseUrl = databaseUrl(state)
  return running
}

/** Runner's NODE_ENV=test and a developer's own database must not reach the shop under test. */
function withoutOwnSettings(): NodeJS.ProcessEnv {
  const own = new Set(['NODE_ENV', 'DATABASE_URL', 'SMTP_URL', 'VITEST'])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)))
}

async function untilReady(shop: ShopProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  while (!(await isReady(shop.url))) {
    if (shop.process.exitCode !== null || performance.now() > deadline) {
      await shop.stop()
      throw new Error(`The shop did not start:\n${shop.output()}`)
    }
    await sleep(100)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health/ready`)
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
