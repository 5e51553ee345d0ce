import * as contract from '#contract/top-services.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, requireCurrent, sentFields } from '#server/audit/record-edit.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  deleteService,
  insertService,
  lockService,
  nextPosition,
  serviceById,
  servicesByPage,
  updateService,
} from './service-queries.ts'

const ENTITY = 'top_service'

/** The service points of the strip behind the counter. */
export function serviceAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAllTopServices, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const { rows, total } = await servicesByPage(db, filter, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows, ...pageOf(total, page, perPage) }
    }),
    serve(contract.showTopService, async ({ params }) => {
      const row = await serviceById(db, params.id)
      if (row === undefined) throw new ShopError('not_found')
      return { data: row }
    }),
    serve(contract.createTopService, async ({ body }, context) => {
      const staff = requireStaff(context)
      const row = await inTransaction(db, async (trx) => {
        const { name_nl = null, name_fr = null, position = await nextPosition(trx) } = body
        const { name, icon_color } = body
        const added = await insertService(trx, { name, name_nl, name_fr, icon_color, position })
        const { id, version: _version, ...after } = added
        await recordChange(trx, staff, { action: 'create', entity: ENTITY, entityId: id, after })
        return added
      })
      return { data: row, message: 'services.saved' }
    }),
    serve(contract.changeTopService, async ({ params, body }, context) => {
      const staff = requireStaff(context)
      const { version, id: _id, ...fields } = body
      const row = await inTransaction(db, async (trx) => {
        const before = await requireCurrent(
          await lockService(trx, params.id),
          version,
          (now) => now,
        )
        const after = await updateService(trx, before.id, sentFields(fields))
        await recordEdit(trx, staff, { entity: ENTITY, before, after })
        return after
      })
      return { data: row, message: 'services.saved' }
    }),
    serve(contract.removeTopService, async ({ params }, context) => {
      const staff = requireStaff(context)
      await inTransaction(db, async (trx) => {
        const row = await deleteService(trx, params.id)
        if (row === undefined) throw new ShopError('not_found')
        const { id, version: _version, ...before } = row
        await recordChange(trx, staff, { action: 'delete', entity: ENTITY, entityId: id, before })
      })
      return { data: null, message: 'services.deleted' }
    }),
  ]
}
