import * as contract from '#contract/payments.ts'
import { ownCheckout } from '#server/checkout/queries.ts'
import { summariseItems } from '#server/checkout/summarise-items.ts'
import { summaryOf } from '#server/checkout/summary-shape.ts'
import { type Context, type Owner, requireOwner } from '#server/platform/context.ts'
import { type Reply, serve, type Served } from '#server/platform/endpoints.ts'
import { once } from '#server/platform/idempotency.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { createIntent } from './create-intent.ts'
import type { PaymentProvider } from './provider.ts'

export interface PaymentPorts {
  /** Asks the provider for one's own payment and places the order when it is paid. Throws `not_found` for a foreign one. */
  settle: (
    intentId: string,
    owner: Owner,
  ) => Promise<{ status: string; order_id: number | null; order_number: string | null }>
}

export function paymentRoutes(
  shop: Shop,
  provider: PaymentProvider,
  ports: PaymentPorts,
): Served[] {
  return [
    serve(contract.createIntent, ({ body }, context) =>
      once(shop.db, context, body, async () => {
        const { amount, currency, checkout_id: checkoutId } = body
        const owner = requireOwner(context)
        const intent = await createIntent(shop, provider, { owner, checkoutId, amount, currency })
        return {
          data: {
            payment_intent_id: intent.id,
            client_secret: intent.client_secret,
            amount: intent.amount_cents,
            currency: 'eur' as const,
            status: intent.status,
            provider: provider.kind,
            publishable_key: provider.publishableKey,
            gateway_url: provider.gatewayUrl,
          },
        }
      }),
    ),
    serve(contract.paymentStatus, async ({ params }, context) => ({
      data: await ports.settle(params.id, requireOwner(context)),
    })),
    serve(contract.confirmPayment, async ({ params }, context) => {
      const state = await ports.settle(params.id, requireOwner(context))
      if (state.order_id === null)
        throw new ShopError('payment_incomplete', {
          message: 'payment.could_not_be_confirmed',
          extra: { data: state },
        })
      return { data: state, message: 'payment.paid' }
    }),
    serve(contract.processCard, ({ body }, context) =>
      processCard(shop, provider, ports, body, context),
    ),
    serve(contract.summarise, async ({ body }, { language, now }) => ({
      data: summaryOf(await summariseItems(shop, body.items, language, now)),
    })),
  ]
}

/** Pays the open checkout with a payment method of the provider, and places the order. */
async function processCard(
  shop: Shop,
  provider: PaymentProvider,
  ports: PaymentPorts,
  body: { amount: number; paymentMethodId: string },
  context: Context,
): Promise<Reply<typeof contract.processCard>> {
  const owner = requireOwner(context)
  const checkout = await ownCheckout(shop.db, owner, undefined)
  if (checkout === undefined) throw new ShopError('checkout_required')
  const intent = await createIntent(shop, provider, {
    owner,
    checkoutId: checkout.id,
    amount: body.amount,
    currency: 'eur',
  })
  await provider.confirmIntent(
    intent.id,
    body.paymentMethodId,
    `${shop.publicUrl}/order-confirmation`,
  )
  const state = await ports.settle(intent.id, owner)
  return {
    data: { ...state, payment_intent_id: intent.id, client_secret: intent.client_secret },
    message: state.order_id === null ? 'payment.not_successful' : 'payment.paid',
  }
}
