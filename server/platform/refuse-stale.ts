import { ShopError } from './shop-error.ts'

/**
 * Refuses a change by somebody who looked at another version of a locked record. Throws `stale` with the
 * record as it is now, which is asked for only then. Without a version nobody says what they looked at.
 */
export async function refuseStale(
  { version }: { version: number },
  seen: number | undefined,
  current: () => object | Promise<object>,
): Promise<void> {
  if (seen === undefined || seen === version) return
  throw new ShopError('stale', { extra: { data: await current() } })
}
