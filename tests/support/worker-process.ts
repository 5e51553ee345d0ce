import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A worker of the shop in a process of its own, on this database. Resolves once it works, or has ended. */
export async function startWorkerProcess(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['tests/support/worker-main.ts'], {
    env: {
      PATH: process.env['PATH'],
      OCTAVO_ROLE: 'worker',
      OCTAVO_LOG: 'silent',
      OCTAVO_RATE_LIMIT: '0',
      OCTAVO_DATA_DIR: path.join(tmpdir(), 'octavo-test-workers'),
      OCTAVO_TEST_WORKER_DATABASE: databaseUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([once(worker.stdout, 'data'), once(worker, 'exit')])
  return worker
}
