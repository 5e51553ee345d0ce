import * as contract from '#contract/dashboard.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { showDashboard, showWork } from './show-dashboard.ts'

/** What staff see first. */
export function reportRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.showWork, async () => ({ data: await showWork(db) })),
    serve(contract.showDashboard, async ({ query }) => ({
      data: await showDashboard(db, query.range ?? '30'),
    })),
  ]
}
