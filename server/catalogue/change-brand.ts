import type { AdminBrand } from '#contract/brands.ts'
import type { Trx } from '#database/pool.ts'
import { sentFields } from '#server/audit/record-edit.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { brandById, giveUpHouseBrand, lockBrand, updateBrand } from './brand-queries.ts'
import { type ReferenceKind, refreshSearchOf } from './reference-desk.ts'

export const BRAND: ReferenceKind<AdminBrand> = {
  entity: 'brand',
  read: brandById,
  lock: lockBrand,
  uniqueSlug: 'brands_slug_unique',
}

type Sent = {
  [Field in 'name' | 'slug' | 'logo' | 'is_house_brand' | 'in_menu' | 'position']?:
    | AdminBrand[Field]
    | undefined
}

/** Writes what was sent of a locked brand. Throws `validation` where no house brand would be left. */
export async function changeBrand(
  trx: Trx,
  before: AdminBrand,
  { logo, ...fields }: Sent,
): Promise<void> {
  if (fields.is_house_brand === false && before.is_house_brand) refuseNoHouseBrand()
  if (fields.is_house_brand === true && !before.is_house_brand) await giveUpHouseBrand(trx)
  await updateBrand(trx, before.id, sentFields({ ...fields, logo_path: logo }))
  if (fields.name !== undefined && fields.name !== before.name)
    await refreshSearchOf(trx, 'brand_id', before.id)
}

function refuseNoHouseBrand(): never {
  throw new ShopError('validation', { fields: { is_house_brand: 'references.house_brand_stays' } })
}
