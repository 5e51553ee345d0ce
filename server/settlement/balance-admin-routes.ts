import { stringify } from 'csv-stringify/sync'

import * as contract from '#contract/daily-balances.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { balanceDay, balanceOf } from './balance-day.ts'
import { allBalances, balancesByPage } from './balance-queries.ts'

/** Provider, orders and invoices against each other, for staff. */
export function balanceAdminRoutes(shop: Shop): Served[] {
  const { db } = shop
  return [
    serve(contract.listDailyBalances, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const { rows, total } = await balancesByPage(db, filter, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(balanceOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.exportDailyBalances, async ({ query }) => {
      const rows = (await allBalances(db, query)).map(balanceOf)
      const columns = Object.keys(contract.listDailyBalances.answer.shape.data.element.shape)
      const content = stringify(rows, { header: true, bom: true, columns, cast: CAST })
      return { file: { name: 'daily-balances.csv', content } }
    }),
    serve(contract.makeDailyBalance, async ({ body: { day } }, context) => {
      const data = await balanceDay(shop, day)
      await db.transaction().execute((trx) =>
        recordChange(trx, requireStaff(context), {
          action: 'balance',
          entity: 'daily_balance',
          entityId: day,
          after: { is_balanced: data.is_balanced },
        }),
      )
      return { data }
    }),
  ]
}

const CAST = { boolean: String }
