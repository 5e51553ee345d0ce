import * as contract from '#contract/search-redirects.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { redirectsByPage } from './redirect-queries.ts'
import {
  addRedirect,
  changeRedirect,
  deleteRedirect,
  redirectFor,
  requireRedirect,
} from './save-redirect.ts'

/** Searches that lead to a page, kept by staff. */
export function redirectAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listSearchRedirects, async ({ query }, { language: reader }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', language, kind } = query
      const { sort = 'term', direction = sort === 'updated_at' ? 'desc' : 'asc' } = query
      const { rows, total } = await redirectsByPage(db, {
        search,
        language,
        kind,
        sort,
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map((row) => redirectFor(row, reader)), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showSearchRedirect, async ({ params }, { language }) => ({
      data: redirectFor(await requireRedirect(db, params.id), language),
    })),
    serve(contract.addSearchRedirect, async ({ body }, context) => ({
      data: redirectFor(await addRedirect(db, requireStaff(context), body), context.language),
      message: 'search_redirects.saved',
    })),
    serve(contract.changeSearchRedirect, async ({ params, body }, context) => {
      const { language } = context
      const which = { id: params.id, language }
      const row = await changeRedirect(db, requireStaff(context), which, body)
      return { data: redirectFor(row, language), message: 'search_redirects.saved' }
    }),
    serve(contract.deleteSearchRedirect, async ({ params }, context) => {
      await deleteRedirect(db, requireStaff(context), params.id)
      return { data: null, message: 'search_redirects.deleted' }
    }),
  ]
}
