import { setTimeout as pause } from 'node:timers/promises'

/** Runs something and answers after so many milliseconds at the earliest: how much it had to do cannot be told by the clock. */
export async function noSoonerThan<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([run(), pause(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
