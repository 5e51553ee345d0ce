import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface StartedProcess {
  process: ChildProcess
  output(): string
  /** Ends it in good order. */
  stop(): Promise<void>
  /** Ends it as a crash does. */
  kill(): Promise<void>
}

const START_LIMIT_MS = 60_000

/** Starts a program with this environment alone, and waits until it prints what says that it is ready. */
export async function startProcess(
  [program = '', ...parameters]: readonly string[],
  environment: Record<string, string>,
  ready: RegExp,
): Promise<StartedProcess> {
  const child = spawn(program, parameters, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (ready.test(printed)) resolve()
      })
    }
    const fail = () => reject(new Error(`${program} did not start:\n${printed}`))
    child.once('exit', fail)
    setTimeout(fail, START_LIMIT_MS).unref()
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const started = {
    process: child,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
  await isReady.catch(async (error: unknown) => {
    await started.kill()
    throw error
  })
  return started
}
