import { listSearches } from '#contract/search.ts'
import { pageOfRows } from '#server/catalogue/reference-page.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { askedTermsByPage } from './asked-term-queries.ts'

/** The log of searches behind the counter. */
export function searchLogAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(listSearches, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', language, view } = query
      const { sort = 'searches', direction = sort === 'term' ? 'asc' : 'desc', days } = query
      const rows = await askedTermsByPage(db, {
        search,
        language,
        view,
        days: Number(days ?? '30'),
        sort,
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return pageOfRows(rows, page, perPage)
    }),
  ]
}
