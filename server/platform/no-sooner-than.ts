import { setTimeout as pause } from 'node:timers/promises'

/** Answers after this many milliseconds at the earliest, so that timing does not tell how much work was done. */
export async function noSoonerThan<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([run(), pause(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
