import * as contract from '#contract/search-synonyms.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import {
  addSynonym,
  changeSynonym,
  deleteSynonym,
  requireSynonym,
  synonymOf,
} from './save-synonym.ts'
import { synonymsByPage } from './synonym-queries.ts'
import { trySynonym } from './try-synonym.ts'

/** What words mean to the search, kept by staff. */
export function synonymAdminRoutes({
  db,
  references,
  vocabulary,
}: Pick<Shop, 'db' | 'references' | 'vocabulary'>): Served[] {
  return [
    serve(contract.listSearchSynonyms, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', language } = query
      const { sort = 'word', direction = sort === 'updated_at' ? 'desc' : 'asc' } = query
      const { rows, total } = await synonymsByPage(db, {
        search,
        language,
        sort,
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(synonymOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showSearchSynonym, async ({ params }) => ({
      data: synonymOf(await requireSynonym(db, params.id)),
    })),
    serve(contract.addSearchSynonym, async ({ body }, context) => ({
      data: synonymOf(await addSynonym(db, requireStaff(context), body)),
      message: 'search_synonyms.saved',
    })),
    serve(contract.changeSearchSynonym, async ({ params, body }, context) => ({
      data: synonymOf(await changeSynonym(db, requireStaff(context), params.id, body)),
      message: 'search_synonyms.saved',
    })),
    serve(contract.deleteSearchSynonym, async ({ params }, context) => {
      await deleteSynonym(db, requireStaff(context), params.id)
      return { data: null, message: 'search_synonyms.deleted' }
    }),
    serve(contract.trySearchSynonym, async ({ body }) => ({
      data: await trySynonym(db, await references.get(), await vocabulary.get(), body),
    })),
  ]
}
