import * as contract from '#contract/stock-alerts.ts'
import type { Db } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createCallLimit, PUBLIC_FORM_RATE } from '#server/platform/failure-limit.ts'
import { message } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { requestStockAlert } from './request-stock-alert.ts'
import type { AlertReader } from './stock-alert-queries.ts'

export function stockAlertRoutes(db: Db): Served[] {
  const perAddress = createCallLimit(db, 'notify-me', PUBLIC_FORM_RATE)
  return [
    serve(contract.requestStockAlert, async ({ params, body }, context) => {
      const { reader, email } = readerOf(context, body?.email ?? undefined)
      await perAddress.take(context.ip)
      const { language, ip: network } = context
      const colorId = body?.product_color_id ?? null
      await requestStockAlert(db, { productId: params.id, colorId, reader, language, network })
      return {
        data: { product_id: params.id, product_color_id: colorId, email },
        message: { text: message(language, 'stock_alert.saved', { email }) },
      }
    }),
  ]
}

/** Who is to be written to, and where. Throws `validation` on `email` for a guest who gives none. */
function readerOf(
  { caller }: Context,
  given: string | undefined,
): { reader: AlertReader; email: string } {
  if (caller.kind === 'user') {
    return { reader: { userId: caller.user.id, email: null }, email: caller.user.email }
  }
  if (given === undefined)
    throw new ShopError('validation', { fields: { email: 'account.email_required' } })
  return { reader: { userId: null, email: given }, email: given }
}
