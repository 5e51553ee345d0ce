import type { Language } from '#contract/plain/languages.ts'
import * as contract from '#contract/quick-order.ts'
import { showCart } from '#server/cart/show-cart.ts'
import { requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createCallLimit } from '#server/platform/failure-limit.ts'
import { message } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { addQuickOrder, type AddedLine } from './add-quick-order.ts'
import { matchLines } from './match-lines.ts'
import { forgetList, keepList, type KeptList, keptList } from './queries.ts'

/** Each may be a hundred searches. */
const CHECKS = { calls: 60, seconds: 10 * 60 }

export function quickOrderRoutes(shop: Shop): Served[] {
  const { db, references, vocabulary, hasLimits } = shop
  const perAddress = createCallLimit(db, 'quick-order', CHECKS)
  return [
    serve(contract.matchLines, async ({ body }, { ip }) => {
      if (hasLimits) await perAddress.take(ip)
      return {
        data: {
          lines: await matchLines(db, await references.get(), await vocabulary.get(), body.lines),
        },
      }
    }),
    serve(contract.showQuickOrderList, async (_, context) => ({
      data: shapeOf(await keptList(db, requireOwner(context))),
    })),
    serve(contract.keepQuickOrderList, async ({ body }, context) => {
      const owner = requireOwner(context)
      if (body.content.trim() !== '')
        return { data: shapeOf(await keepList(db, owner, body.content)) }
      await forgetList(db, owner)
      return { data: shapeOf(undefined) }
    }),
    serve(contract.addQuickOrder, async ({ body }, context) => {
      const { caller, language } = context
      if (caller.kind === 'user' && caller.user.role !== 'customer')
        throw new ShopError('forbidden', { message: 'cart.only_customers_add' })
      const owner = requireOwner(context)
      const wanted = body.lines.map((line) => ({
        ...line,
        product_color_id: line.product_color_id ?? null,
      }))
      const lines = await addQuickOrder(db, owner, wanted)
      return {
        data: { cart: await showCart(shop, owner), lines },
        message: { text: sayAdded(lines, language) },
      }
    }),
  ]
}

function shapeOf(list: KeptList | undefined) {
  return { content: list?.content ?? '', saved_at: list?.saved_at.toISOString() ?? null }
}

function sayAdded(lines: readonly AddedLine[], language: Language): string {
  const added = lines.filter((line) => line.added > 0).length
  if (added === 0) return message(language, 'quick_order.none_added')
  const isWhole = lines.every(({ reason }) => reason === null)
  return message(language, isWhole ? 'quick_order.added' : 'quick_order.added_part', {
    added,
    lines: lines.length,
  })
}
