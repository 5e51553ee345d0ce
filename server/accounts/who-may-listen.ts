import type { Shop } from '#server/shop.ts'

import { staffSessionsAlive } from './session-queries.ts'

/** Which of these sign-ins are still those of staff who may work here: what the gate asks of each call. */
export async function whoMayListen(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  sessionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { second_factor_required: mustProve } = (await settings.get()).staff
  const alive = await staffSessionsAlive(db, sessionIds)
  return new Set(alive.filter(({ isProven }) => isProven || !mustProve).map(({ id }) => id))
}
