import { NOT_VALID } from '#server/checkout/summary-shape.ts'
import { type Validation, validateOrder, type ValidOrder } from '#server/checkout/validate-order.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { settleCheckout } from './settle-payment.ts'

/**
 * Validates an order. Where an older checkout of the cart turns out to be paid, its order is placed
 * and named instead: throws `conflict` with its id and number.
 */
export async function validateUnlessPaid(shop: Shop, asked: Validation): Promise<ValidOrder> {
  const validated = await validateOrder(shop, asked)
  if (!('paidCheckoutId' in validated)) return validated
  const order = await settleCheckout(shop, validated.paidCheckoutId, asked.now)
  if (order === undefined)
    throw new ShopError('conflict', { message: 'checkout.payment_busy', extra: NOT_VALID })
  throw new ShopError('conflict', {
    message: 'checkout.already_paid',
    params: { number: order.number },
    extra: { ...NOT_VALID, data: { order_id: order.id, order_number: order.number } },
  })
}
