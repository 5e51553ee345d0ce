import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the processor. */
const TICK_MICROS = 10_000

interface Used {
  parent: number
  own: number
  /** Of children that have ended and were waited for. */
  ended: number
}

/** CPU that PostgreSQL has used so far, in microseconds: the postmaster and all it has ever started. */
export function postgresCpuMicros(postmaster: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  let ticks = 0
  for (const pid of pids) {
    const used = usedBy(pid)
    if (used === undefined) continue
    if (Number(pid) === postmaster) ticks += used.own + used.ended
    else if (used.parent === postmaster) ticks += used.own
  }
  return ticks * TICK_MICROS
}

function usedBy(pid: string): Used | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined // it has just ended, and its parent counts it
  }
  // the name before it may hold spaces and brackets
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (place: number) => Number(fields[place])
  return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
}
