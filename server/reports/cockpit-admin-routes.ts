import * as contract from '#contract/cockpit.ts'
import { COCKPIT_QUEUES } from '#contract/plain/cockpit.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { type CockpitRowOfDatabase, countQueues, queueRows } from './cockpit-queries.ts'
import { dismissCockpitRow, recallCockpitRow } from './dismiss-cockpit-row.ts'

/** What the catalogue lacks, and what of it needs nothing. */
export function cockpitRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.countCockpit, async () => ({ data: await countQueues(db, COCKPIT_QUEUES) })),
    serve(contract.listCockpit, async ({ params, query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const [rows, counts] = await Promise.all([
        queueRows(db, params.queue, { limit: perPage, offset: (page - 1) * perPage }),
        countQueues(db, [params.queue]),
      ])
      return { data: rows.map(rowOf), ...pageOf(counts[params.queue], page, perPage) }
    }),
    serve(contract.dismissCockpitRow, async ({ params, body }, context) => ({
      data: { id: await dismissCockpitRow(db, requireStaff(context), { ...params, ...body }) },
      message: 'cockpit.dismissed',
    })),
    serve(contract.recallCockpitRow, async ({ params }, context) => {
      await recallCockpitRow(db, requireStaff(context), params.id)
      return { data: null, message: 'cockpit.recalled' }
    }),
  ]
}

function rowOf({ cents: amount, ...row }: CockpitRowOfDatabase) {
  return { ...row, revenue: toWire(cents(amount)) }
}
