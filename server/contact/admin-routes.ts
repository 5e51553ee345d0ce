import * as contract from '#contract/contact.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { deleteContact, setContactStatus } from './change-contact.ts'
import { adminContactOf } from './contact-shape.ts'
import { contactById, contactCounts, contactsByPage } from './queries.ts'

/** Messages of visitors behind the counter. */
export function contactAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listContactSubmissions, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', status } = query
      const [{ rows, total }, counts] = await Promise.all([
        contactsByPage(
          db,
          { status, search },
          {
            isAscending: query.direction === 'asc',
            limit: perPage,
            offset: (page - 1) * perPage,
          },
        ),
        contactCounts(db),
      ])
      return { data: rows.map(adminContactOf), counts, ...pageOf(total, page, perPage) }
    }),
    serve(contract.showContactSubmission, async ({ params }) => {
      const row = await contactById(db, params.id)
      if (row === undefined) throw new ShopError('not_found', { message: 'contact.not_found' })
      return { data: adminContactOf(row) }
    }),
    serve(contract.setContactStatus, async ({ params, body }, context) => {
      const row = await setContactStatus(db, requireStaff(context), params.id, body)
      const done = { read: 'contact.marked_read', replied: 'contact.marked_replied' } as const
      return { data: adminContactOf(row), message: done[body.status] }
    }),
    serve(contract.deleteContactSubmission, async ({ params }, context) => {
      await deleteContact(db, requireStaff(context), params.id)
      return { data: null, message: 'contact.deleted' }
    }),
  ]
}
