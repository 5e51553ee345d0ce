import { spawn } from 'node:child_process'

export interface Outcome {
  code: number
  output: string
  ms: number
}

interface RunOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Also prints the output as it comes. */
  isShown?: boolean
}

/** Runs a program to its end and keeps what it prints. */
export async function runCommand(
  [program = '', ...parameters]: readonly string[],
  { env = process.env, cwd = '.', isShown = false }: RunOptions = {},
): Promise<Outcome> {
  const startedAt = performance.now()
  const child = spawn(program, parameters, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isShown) process.stdout.write(text)
    })
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.once('error', reject).once('close', (code) => resolve(code ?? 1))
  return { code: await promise, output, ms: performance.now() - startedAt }
}
