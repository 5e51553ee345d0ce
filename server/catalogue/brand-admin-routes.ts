import * as contract from '#contract/brands.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { brandsByPage, deleteBrand, giveUpHouseBrand, insertBrand } from './brand-queries.ts'
import { BRAND, changeBrand } from './change-brand.ts'
import {
  addReference,
  changeReference,
  removeReference,
  requireReference,
} from './reference-desk.ts'
import { pageOfRows, requireSlug } from './reference-page.ts'

/** The brands of articles and printers behind the counter. */
export function brandAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAllBrands, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const rows = await brandsByPage(db, filter, { limit: perPage, offset: (page - 1) * perPage })
      return pageOfRows(rows, page, perPage)
    }),
    serve(contract.showBrand, async ({ params }) => ({
      data: await requireReference(db, BRAND, params.id),
    })),
    serve(contract.createBrand, async ({ body }, context) => {
      const data = await addReference(db, requireStaff(context), BRAND, async (trx) => {
        const { name, logo, position } = body
        const slug = requireSlug(body)
        const { is_house_brand = false, in_menu = false } = body
        if (is_house_brand) await giveUpHouseBrand(trx)
        const logo_path = logo ?? null
        return insertBrand(trx, { name, slug, logo_path, is_house_brand, in_menu, position })
      })
      return { data, message: 'references.saved' }
    }),
    serve(contract.changeBrand, async ({ params, body }, context) => {
      const { version, id: _id, products_count: _p, printers_count: _q, ...fields } = body
      const which = { id: params.id, version }
      const data = await changeReference(db, requireStaff(context), BRAND, which, (trx, before) =>
        changeBrand(trx, before, fields),
      )
      return { data, message: 'references.saved' }
    }),
    serve(contract.removeBrand, async ({ params }, context) => {
      const staff = requireStaff(context)
      await removeReference(db, staff, BRAND, params.id, (trx) => deleteBrand(trx, params.id))
      return { data: null, message: 'references.deleted' }
    }),
  ]
}
