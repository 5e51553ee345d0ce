import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 20

/** Is this process alive? A zombie (dead, but not yet collected by its parent) is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return process.platform !== 'linux' || describeFromProc(pid)?.state !== 'Z'
}

/** Tells a process from a later one that was given the same number. Empty where that cannot be known. */
export function startOf(pid: number): string {
  return describe(pid)?.start ?? ''
}

export function isPostgres(pid: number): boolean {
  return isRunning(pid) && (describe(pid)?.name ?? 'postgres').startsWith('postgres')
}

/** Which process started this one, and what it is called; undefined where that cannot be known. */
export function parentOf(pid: number): { pid: number; name: string } | undefined {
  const parent = describe(pid)?.parent
  const name = parent === undefined ? undefined : describe(parent)?.name
  return parent === undefined || name === undefined ? undefined : { pid: parent, name }
}

/** Waits until the process has gone; answers whether it has within `limitMs`. */
export async function hasEnded(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  while (isRunning(pid)) {
    if (performance.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

interface Description {
  name: string
  state: string
  parent: number
  start: string
}

function describe(pid: number): Description | undefined {
  if (process.platform === 'linux') return describeFromProc(pid)
  if (process.platform === 'win32') return undefined
  const { stdout } = spawnSync('ps', ['-o', 'state=,ppid=,lstart=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const parts = /^(\S)\S*\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(stdout.trim())
  if (parts === null) return undefined
  const [, state = '', parent, start = '', command = ''] = parts
  return { state, parent: Number(parent), start, name: command.split('/').at(-1) ?? '' }
}

/** `/proc/<pid>/stat`: number (name) state parent …; the 22nd field is the start in clock ticks since boot. */
function describeFromProc(pid: number): Description | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { name, state: fields[0] ?? '', parent: Number(fields[1]), start: fields[19] ?? '' }
  } catch {
    return undefined
  }
}
