import * as contract from '#contract/brands.ts'
import { sentFields } from '#server/audit/record-edit.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  brandById,
  brandsByPage,
  deleteBrand,
  giveUpHouseBrand,
  insertBrand,
  lockBrand,
  updateBrand,
} from './brand-queries.ts'
import {
  addReference,
  changeReference,
  type ReferenceKind,
  refreshSearchOf,
  removeReference,
  requireReference,
} from './reference-desk.ts'
import { pageOfRows, requireSlug } from './reference-page.ts'

const BRAND: ReferenceKind<contract.AdminBrand> = {
  entity: 'brand',
  read: brandById,
  lock: lockBrand,
  uniqueSlug: 'brands_slug_unique',
}

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
      const { version, id: _id, products_count: _p, printers_count: _q, logo, ...fields } = body
      const which = { id: params.id, version }
      const data = await changeReference(
        db,
        requireStaff(context),
        BRAND,
        which,
        async (trx, before) => {
          if (fields.is_house_brand === false && before.is_house_brand) refuseNoHouseBrand()
          if (fields.is_house_brand === true && !before.is_house_brand) await giveUpHouseBrand(trx)
          await updateBrand(trx, before.id, sentFields({ ...fields, logo_path: logo }))
          if (fields.name !== undefined && fields.name !== before.name)
            await refreshSearchOf(trx, 'brand_id', before.id)
        },
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

function refuseNoHouseBrand(): never {
  throw new ShopError('validation', { fields: { is_house_brand: 'references.house_brand_stays' } })
}
