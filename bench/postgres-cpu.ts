import { readdirSync, readFileSync } from 'node:fs'

import { type Db, readRows } from '#database/pool.ts'

/** Linux counts what ended in hundredths of a second, whatever the processor. */
const TICK_MICROS = 10_000
const MICRO_NANOS = 1_000

interface Used {
  parent: number
  micros: number
  /** Of children that have ended and were waited for. */
  endedMicros: number
}

/** CPU that PostgreSQL has used so far, in microseconds: the postmaster and all it has ever started. */
export function postgresCpuMicros(postmaster: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  let micros = 0
  for (const pid of pids) {
    const used = usedBy(pid)
    if (used === undefined) continue
    if (Number(pid) === postmaster) micros += used.micros + used.endedMicros
    else if (used.parent === postmaster) micros += used.micros
  }
  return micros
}

/** The connections of the measured process, which stay open as long as they are used. */
export async function backendsOf(db: Db): Promise<number[]> {
  const rows = await readRows<{ pid: number }>(
    db,
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.map(({ pid }) => pid)
}

/** CPU of these backends so far, so that others may be at work in the same cluster; what has ended is left out. */
export function backendCpu(pids: readonly number[]): Map<number, number> {
  const micros = new Map<number, number>()
  for (const pid of pids) {
    const used = usedBy(String(pid))
    if (used !== undefined) micros.set(pid, used.micros)
  }
  return micros
}

/** What the backends that are still there have used in between, in microseconds. */
export function backendMicrosSince(before: ReadonlyMap<number, number>): number {
  const after = backendCpu([...before.keys()])
  return [...after].reduce((sum, [pid, micros]) => sum + micros - (before.get(pid) ?? 0), 0)
}

function usedBy(pid: string): Used | undefined {
  let text: string
  let nanos: number
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    nanos = Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return undefined // it has just ended, and its parent counts it
  }
  // the name before it may hold spaces and brackets
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (place: number) => Number(fields[place])
  return {
    parent: at(1),
    micros: nanos / MICRO_NANOS,
    endedMicros: (at(13) + at(14)) * TICK_MICROS,
  }
}
