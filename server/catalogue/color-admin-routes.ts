import * as contract from '#contract/colors.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { changeColor, COLOR } from './change-color.ts'
import { colorsByPage, deleteColor, insertColor } from './color-queries.ts'
import {
  addReference,
  changeReference,
  removeReference,
  requireReference,
} from './reference-desk.ts'
import { namesOf, pageOfRows, requireSlug } from './reference-page.ts'

/** The colours of articles behind the counter. */
export function colorAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminColors, async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const window = { limit: perPage, offset: (page - 1) * perPage }
      const rows = await colorsByPage(db, { ...filter, language }, window)
      return pageOfRows(rows, page, perPage)
    }),
    serve(contract.showColor, async ({ params }) => ({
      data: await requireReference(db, COLOR, params.id),
    })),
    serve(contract.createColor, async ({ body }, context) => {
      const data = await addReference(db, requireStaff(context), COLOR, async (trx) => {
        const { hex = null, hex_2: second = null, position } = body
        const slug = requireSlug(body)
        return insertColor(trx, { ...namesOf(body), slug, hex, second_hex: second, position })
      })
      return { data, message: 'references.saved' }
    }),
    serve(contract.changeColor, async ({ params, body }, context) => {
      const staff = requireStaff(context)
      const which = { id: params.id, version: body.version }
      const data = await changeReference(db, staff, COLOR, which, (trx, before) =>
        changeColor(trx, before, body),
      )
      return { data, message: 'references.saved' }
    }),
    serve(contract.removeColor, async ({ params }, context) => {
      const staff = requireStaff(context)
      await removeReference(db, staff, COLOR, params.id, (trx) => deleteColor(trx, params.id))
      return { data: null, message: 'references.deleted' }
    }),
  ]
}
