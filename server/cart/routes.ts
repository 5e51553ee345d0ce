import { recoverCart as recoverContract } from '#contract/abandoned-carts.ts'
import * as contract from '#contract/cart.ts'
import type { Language } from '#contract/plain/languages.ts'
import { type Context, hashOfGuest, type Owner, ownerOf } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { message, type MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import type { Completed } from './add-named-lines.ts'
import { addToCart } from './add-to-cart.ts'
import { headerCounts, NO_COUNTS } from './header-count-queries.ts'
import { deleteLine, deleteLines } from './queries.ts'
import { recoverCart } from './recover-cart.ts'
import { forgetSaved, moveToCart, saveForLater } from './saved-lines.ts'
import { setQuantity } from './set-quantity.ts'
import { showCart } from './show-cart.ts'
import { suggestForCart } from './suggest-for-cart.ts'
import { swapLines } from './swap-lines.ts'

export function cartRoutes(shop: Shop): Served[] {
  return [...lineRoutes(shop), ...helpRoutes(shop)]
}

function lineRoutes(shop: Shop): Served[] {
  const { db } = shop
  return [
    serve(contract.showCart, async (_, context) => ({
      data: await showCart(shop, shopperOf(context)),
    })),
    serve(contract.addToCart, async ({ params, body }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_add')
      await addToCart(db, owner, {
        productId: params.productId,
        colorId: body.product_color_id ?? null,
        quantity: body.quantity,
      })
      return { data: await showCart(shop, owner), message: 'cart.added' }
    }),
    serve(contract.setCartQuantity, async ({ params, body }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_update')
      await setQuantity(db, owner, params.id, body.quantity)
      return { data: await showCart(shop, owner), message: 'cart.updated' }
    }),
    serve(contract.removeCartItem, async ({ params }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_remove')
      if (!(await deleteLine(db, owner, params.id))) throw new ShopError('not_found')
      return { data: await showCart(shop, owner), message: 'cart.removed' }
    }),
    serve(contract.clearCart, async (_, context) => {
      const owner = requireShopper(context, 'cart.only_customers_remove')
      await deleteLines(db, owner)
      return { data: await showCart(shop, owner), message: 'cart.cleared' }
    }),
    serve(contract.showCartStats, async ({ query }, context) => {
      refuseForeignSession(query.session_id, context)
      const owner = shopperOf(context)
      const counts = owner === undefined ? NO_COUNTS : await headerCounts(db, owner)
      return {
        data: {
          cart_items_count: counts.pieces,
          wishlist_count: counts.wishes,
          orders_count: counts.orders,
          addresses_count: counts.addresses,
          unread_notifications_count: counts.unread,
        },
      }
    }),
  ]
}

/** Lines put aside, and what would make the cart cheaper or complete. */
function helpRoutes(shop: Shop): Served[] {
  const { db } = shop
  return [
    serve(contract.saveForLater, async ({ params }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_update')
      await saveForLater(db, owner, params.id)
      return { data: await showCart(shop, owner), message: 'cart.saved' }
    }),
    serve(contract.moveSavedToCart, async ({ params }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_add')
      await moveToCart(db, owner, params.id)
      return { data: await showCart(shop, owner), message: 'cart.added' }
    }),
    serve(contract.removeSaved, async ({ params }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_remove')
      await forgetSaved(db, owner, params.id)
      return { data: await showCart(shop, owner), message: 'cart.removed' }
    }),
    serve(recoverContract, async ({ body }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_add')
      const recovered = await recoverCart(shop, owner, body.token, context.now)
      return { data: recovered, message: { text: sayCompleted(recovered, context.language) } }
    }),
    serve(contract.suggestForCart, async (_, context) => ({
      data: await suggestForCart(shop, shopperOf(context)),
    })),
    serve(contract.swapLines, async ({ body }, context) => {
      const owner = requireShopper(context, 'cart.only_customers_update')
      await swapLines(db, owner, {
        take: body.take,
        productId: body.product_id,
        quantity: body.quantity,
      })
      return { data: await showCart(shop, owner), message: 'cart.updated' }
    }),
  ]
}

function sayCompleted({ missing }: Completed, language: Language): string {
  if (missing.length === 0) return message(language, 'cart.recovered')
  return message(language, 'cart.recovered_part', {
    names: missing.map(({ name }) => name).join(', '),
  })
}

/** Guests and customers have a cart; staff see an empty one. */
function shopperOf({ caller }: Context): Owner | undefined {
  return caller.kind === 'user' && caller.user.role !== 'customer' ? undefined : ownerOf(caller)
}

function requireShopper(context: Context, refusal: MessageKey): Owner {
  const owner = shopperOf(context)
  if (owner === undefined) throw new ShopError('forbidden', { message: refusal })
  return owner
}

/** `?session_id=` must name the same guest as the header. */
function refuseForeignSession(sessionId: string | undefined, { caller }: Context): void {
  if (sessionId === undefined || caller.kind !== 'guest') return
  if (!hashOfGuest(sessionId).equals(caller.guestHash)) throw new ShopError('session_required')
}
