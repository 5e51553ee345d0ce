import * as contract from '#contract/users.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { accountOf } from './account-shape.ts'
import { usersByPage } from './user-queries.ts'

/** The accounts of customers and staff, for staff. */
export function userRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.listUsers, async ({ query }) => {
      const { page = 1, limit, per_page: perPage = limit ?? DEFAULT_PER_PAGE } = query
      const { rows, total } = await usersByPage(db, {
        role: query.role,
        search: query.search ?? '',
        sort: query.sort ?? 'created_at',
        isAscending: query.direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const data = rows.map(
        ({ orders_count, last_login_at: lastLoginAt, version, ...account }) => ({
          ...accountOf(account),
          blocked: account.blocked_at !== null,
          orders_count,
          last_login_at: lastLoginAt?.toISOString() ?? null,
          version,
        }),
      )
      return { data, ...pageOf(total, page, perPage) }
    }),
  ]
}
