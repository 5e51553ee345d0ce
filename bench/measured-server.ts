import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import type { Report } from './report-cpu.ts'

export interface MeasuredServer {
  address: string
  report(): Promise<Report>
  stop(): Promise<void>
}

/** Starts a server in a process of its own, so that its CPU is its own. */
export async function startMeasured(
  file: string,
  environment: Record<string, string>,
): Promise<MeasuredServer> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    // The memory the shop is started with.
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ address }] = (await once(child, 'message')) as [{ address: string }]
  return {
    address,
    async report() {
      child.send('report')
      const [report] = (await once(child, 'message')) as [Report]
      return report
    },
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
