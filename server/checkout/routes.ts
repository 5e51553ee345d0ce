import { checkVatNumber } from '#contract/checkout.ts'
import * as contract from '#contract/payments.ts'
import { isVatNumber, normaliseVatNumber } from '#server/accounts/vat-number.ts'
import { requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { once } from '#server/platform/idempotency.ts'
import type { Shop } from '#server/shop.ts'

import { createIntent } from './create-intent.ts'
import { summariseItems } from './summarise-items.ts'
import { summaryOf } from './summary-shape.ts'

/** `validate-order` may discover a paid order, so settlement serves it. */
export function checkoutRoutes(shop: Shop): Served[] {
  const { db, provider } = shop
  return [
    serve(contract.createIntent, ({ body }, context) =>
      once(db, context, body, async () => {
        const { amount, currency, checkout_id: checkoutId } = body
        const owner = requireOwner(context)
        const intent = await createIntent(shop, { owner, checkoutId, amount, currency })
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
    serve(checkVatNumber, async ({ params, query: { country } }) => {
      const number = normaliseVatNumber(params.number, country)
      const isValid = isVatNumber(number, country)
      return {
        data: { number, is_valid: isValid },
        ...(!isValid && { message: 'field.vat_number' as const }),
      }
    }),
    serve(contract.summarise, async ({ body }, { language, now }) => ({
      data: summaryOf(await summariseItems(shop, body.items, language, now)),
    })),
  ]
}
