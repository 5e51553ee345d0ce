import type { Answer } from '#contract/api.ts'
import { whenTold } from '#web/admin/live/live-bus.ts'
import { isStaffHere, staffCall } from '#web/admin/staff.ts'
import { createStore, useStore } from '#web/ui/store.ts'

/** What waits for staff, in numbers. */
export type Work = Answer<'GET /admin/work'>['data']

const AGAIN_MS = 60_000

const work = createStore<Work | undefined>(undefined)

export function useWork(): Work | undefined {
  return useStore(work)
}

/** Asks anew; when that fails, the numbers stay as they were. */
export async function refreshWork(): Promise<void> {
  if (!isStaffHere()) return
  await staffCall('GET /admin/work', {}).then(
    ({ data }) => work.set(data),
    () => undefined,
  )
}

function ask(): void {
  if (document.visibilityState === 'visible') void refreshWork()
}

/** Keeps the numbers up to date while the window is looked at; what nothing tells of is asked for now and then. */
export function followWork(): () => void {
  ask()
  const unfollow = whenTold(({ kind }) => kind !== 'presence', ask)
  const timer = setInterval(ask, AGAIN_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    unfollow()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    work.set(undefined)
  }
}
