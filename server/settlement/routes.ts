import { type CheckoutData, validateOrder } from '#contract/checkout.ts'
import { placeOrder } from '#contract/orders.ts'
import * as contract from '#contract/payments.ts'
import { NOT_VALID, summaryOf } from '#server/checkout/summary-shape.ts'
import { type Context, requireOwner } from '#server/platform/context.ts'
import { type Reply, serve, type Served } from '#server/platform/endpoints.ts'
import { once } from '#server/platform/idempotency.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { finishPaidOrder, finishTransferOrder } from './finish-order.ts'
import { processCard } from './process-card.ts'
import { validateUnlessPaid } from './settle-former-payment.ts'
import { settleOwnPayment } from './settle-payment.ts'

/** The calls that can end in an order. */
export function settlementRoutes(shop: Shop): Served[] {
  return [
    serve(validateOrder, ({ body }, context) => validate(shop, body, context), {
      besideFieldErrors: NOT_VALID,
    }),
    serve(placeOrder, ({ body }, context) =>
      once(shop.db, context, body, async () => {
        const asked = { ...context, owner: requireOwner(context) }
        return body.payment_method === 'bank_transfer'
          ? {
              data: await finishTransferOrder(shop, body.checkout_id, asked),
              message: 'orders.placed' as const,
            }
          : {
              data: await finishPaidOrder(shop, body.transaction_id, asked),
              message: 'payment.paid' as const,
            }
      }),
    ),
    serve(contract.paymentStatus, async ({ params }, context) => ({
      data: await settleOwnPayment(shop, params.id, requireOwner(context), context.now),
    })),
    serve(contract.confirmPayment, async ({ params }, context) => {
      const state = await settleOwnPayment(shop, params.id, requireOwner(context), context.now)
      if (state.order_id === null)
        throw new ShopError('payment_incomplete', {
          message: 'payment.could_not_be_confirmed',
          extra: { data: state },
        })
      return { data: state, message: 'payment.paid' }
    }),
    serve(contract.processCard, async ({ body }, context) => {
      const data = await processCard(shop, {
        ...body,
        owner: requireOwner(context),
        now: context.now,
      })
      return {
        data,
        message: data.order_id === null ? 'payment.not_successful' : 'payment.paid',
      }
    }),
  ]
}

async function validate(
  shop: Shop,
  details: CheckoutData,
  context: Context,
): Promise<Reply<typeof validateOrder>> {
  const { language, now, ip } = context
  const owner = requireOwner(context)
  const valid = await validateUnlessPaid(shop, { owner, details, language, now, ip })
  const order_summary = summaryOf(valid.quote)
  return {
    valid: true as const,
    order_summary,
    data: {
      checkout_id: valid.checkoutId,
      expires_at: valid.expiresAt.toISOString(),
      amount: valid.quote.totals.total,
      order_summary,
    },
    message: valid.message,
  }
}
