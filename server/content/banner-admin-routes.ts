import * as contract from '#contract/banners.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, requireCurrent, sentFields } from '#server/audit/record-edit.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { MediaStore } from '#server/platform/media-store.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { keepPicture } from '#server/platform/pictures.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  type BannerRow,
  bannersByPage,
  deleteBanner,
  insertBanner,
  lockBanner,
  updateBanner,
} from './banner-queries.ts'

const ENTITY = 'banner'

/** The banners of the home page behind the counter. */
export function bannerAdminRoutes({ db, media }: Pick<Shop, 'db' | 'media'>): Served[] {
  return [
    serve(contract.listAllBanners, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const { rows, total } = await bannersByPage(db, filter, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(adminBannerOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.createBanner, async ({ body: { image, ...fields } }, context) => {
      const staff = requireStaff(context)
      const image_path = await pathOf(media, image)
      const banner = await inTransaction(db, async (trx) => {
        const row = await insertBanner(trx, { ...fields, image_path })
        await recordChange(trx, staff, {
          action: 'create',
          entity: ENTITY,
          entityId: row.id,
          after: { ...fields, image_path },
        })
        return row
      })
      return { data: adminBannerOf(banner), message: 'banners.created' }
    }),
    serve(contract.changeBanner, async ({ params, body }, context) => {
      const staff = requireStaff(context)
      const { image, version, ...fields } = body
      const image_path = image === undefined ? undefined : await pathOf(media, image)
      const banner = await inTransaction(db, async (trx) => {
        const before = await requireCurrent(
          await lockBanner(trx, params.id),
          version,
          adminBannerOf,
        )
        const after = await updateBanner(trx, before.id, sentFields({ ...fields, image_path }))
        await recordEdit(trx, staff, { entity: ENTITY, before, after })
        return after
      })
      return { data: adminBannerOf(banner), message: 'banners.updated' }
    }),
    serve(contract.removeBanner, async ({ params }, context) => {
      const staff = requireStaff(context)
      await inTransaction(db, async (trx) => {
        const before = await deleteBanner(trx, params.id)
        if (before === undefined) throw new ShopError('not_found')
        const { id, version: _version, ...fields } = before
        await recordChange(trx, staff, {
          action: 'delete',
          entity: ENTITY,
          entityId: id,
          before: fields,
        })
      })
      return { data: null, message: 'banners.deleted' }
    }),
  ]
}

/** Browsers send a file field that was left empty as a file of no bytes. */
async function pathOf(
  media: MediaStore,
  image: { content: Uint8Array } | undefined,
): Promise<string | null> {
  if (image === undefined || image.content.length === 0) return null
  return (await keepPicture(media, image.content, 'image')).path
}

function adminBannerOf({ image_path, created_at, ...banner }: BannerRow): contract.AdminBanner {
  return { ...banner, image_url: image_path, created_at: created_at.toISOString() }
}
