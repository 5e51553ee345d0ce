import { isRunning, parentOf } from '#database/embedded/server-process.ts'

const WATCH_MS = 500
const SHELLS = new Set(['sh', 'bash', 'dash', 'zsh', 'ash', 'busybox'])

/**
 * Calls back once when the npm that started this process has ended. npm passes SIGTERM to the shell
 * between, which ends without passing it on, and a killed npm passes on nothing: either way the
 * shop would stay behind. A shop that was started without npm may outlive its parent, as under nohup.
 */
export function whenNpmEnds(act: () => void): void {
  if (!['start', 'dev'].includes(process.env['npm_lifecycle_event'] ?? '')) return
  const starters = startersOf(process.pid)
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && starters.every(isRunning)) return
    clearInterval(timer)
    act()
  }, WATCH_MS)
  timer.unref()
}

/** npm alone, or the shell in which it runs the script, and npm. */
function startersOf(pid: number): number[] {
  const parent = parentOf(pid)
  if (parent === undefined) return []
  return SHELLS.has(parent.name) ? [parent.pid, ...startersOf(parent.pid)] : [parent.pid]
}
