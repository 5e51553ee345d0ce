import * as contract from '#contract/wishlist.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { addWish } from './add-wish.ts'
import { countWishes, deleteWish, wishesOf } from './queries.ts'
import { stockAlertRoutes } from './stock-alert-routes.ts'
import { wishOf } from './wish-shape.ts'

export function wishlistRoutes(shop: Pick<Shop, 'db' | 'references'>): Served[] {
  const { db, references } = shop
  return [
    serve(contract.showWishlist, async (_, context) => {
      const userId = customerOf(context)
      const rows = userId === undefined ? [] : await wishesOf(db, userId, null)
      const known = await references.get()
      return { data: rows.map((row) => wishOf(row, known)) }
    }),
    serve(contract.addToWishlist, async ({ params, body }, context) => {
      const userId = requireCustomer(context, 'wishlist.only_customers_add')
      const wished = { productId: params.productId, colorId: body?.product_color_id ?? null }
      return { data: await addWish(shop, userId, wished), message: 'wishlist.added' }
    }),
    serve(contract.removeFromWishlist, async ({ params, body }, context) => {
      const userId = requireCustomer(context, 'wishlist.only_customers_remove')
      const wished = { productId: params.productId, colorId: body?.product_color_id ?? null }
      if (!(await deleteWish(db, userId, wished))) throw new ShopError('not_found')
      return { data: null, message: 'wishlist.removed' }
    }),
    serve(contract.countWishlist, async (_, context) => {
      const userId = customerOf(context)
      return { data: { count: userId === undefined ? 0 : await countWishes(db, userId) } }
    }),
    ...stockAlertRoutes(db),
  ]
}

/** Customers have a wishlist; staff see an empty one. */
function customerOf({ caller }: Context): number | undefined {
  return caller.kind === 'user' && caller.user.role === 'customer' ? caller.user.id : undefined
}

function requireCustomer(context: Context, refusal: MessageKey): number {
  const userId = customerOf(context)
  if (userId === undefined) throw new ShopError('forbidden', { message: refusal })
  return userId
}
