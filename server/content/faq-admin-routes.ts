import * as contract from '#contract/faqs.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { faqsByPage } from './faq-queries.ts'
import { adminFaqOf } from './faq-shape.ts'
import { addFaq, changeFaq, deleteFaq, requireFaq } from './save-faq.ts'

/** Questions behind the counter. */
export function faqAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminFaqs, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', status, group } = query
      const { sort = 'position', direction = sort === 'position' ? 'asc' : 'desc' } = query
      const { rows, total } = await faqsByPage(db, {
        search,
        status,
        group,
        sort,
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(adminFaqOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showAdminFaq, async ({ params }) => ({
      data: adminFaqOf(await requireFaq(db, params.id)),
    })),
    serve(contract.addFaq, async ({ body }, context) => ({
      data: adminFaqOf(await addFaq(db, requireStaff(context), body)),
    })),
    serve(contract.changeFaq, async ({ params, body }, context) => ({
      data: adminFaqOf(await changeFaq(db, requireStaff(context), params.id, body)),
    })),
    serve(contract.deleteFaq, async ({ params }, context) => {
      await deleteFaq(db, requireStaff(context), params.id)
      return { data: null }
    }),
  ]
}
