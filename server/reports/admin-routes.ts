import * as contract from '#contract/dashboard.ts'
import { countUnread } from '#server/notifications/queries.ts'
import { isSuperAdmin, requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { showDashboard, showWork } from './show-dashboard.ts'

/** What staff see first. */
export function reportRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.showWork, async (_, context) => {
      const [work, unread] = await Promise.all([
        showWork(db, isSuperAdmin(context)),
        countUnread(db, requireUser(context).id),
      ])
      return { data: { ...work, unread_notifications: unread } }
    }),
    serve(contract.showDashboard, async ({ query }, context) => ({
      data: await showDashboard(db, query.range ?? '30', isSuperAdmin(context)),
    })),
  ]
}
