import * as contract from '#contract/live.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { deletePresence, keepPresence, othersAt } from './queries.ts'

/** What staff see of the shop and of each other without asking again. */
export function liveRoutes({ db, live }: Pick<Shop, 'db' | 'live'>): Served[] {
  return [
    serve(contract.followLive, async (_, context) => {
      const { id, sessionId } = requireUser(context)
      return { stream: live.open({ userId: id, sessionId }) }
    }),
    serve(contract.showPresence, async ({ body }, context) => {
      const { id } = requireUser(context)
      await keepPresence(db, id, body)
      return { data: await othersAt(db, id, body) }
    }),
    serve(contract.endPresence, async ({ params }, context) => {
      await deletePresence(db, requireUser(context).id, params.tab)
      return { data: null }
    }),
  ]
}
