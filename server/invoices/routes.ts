import * as contract from '#contract/invoices.ts'
import { orderReader } from '#server/orders/order-reader.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { opensInvoice } from './document-link.ts'
import { showDocument } from './show-document.ts'

export function invoiceRoutes(shop: Shop): Served[] {
  return [
    serve(contract.showInvoice, async ({ params: { id }, query }, context) => {
      const { format = 'pdf', token } = query
      const owner = isLinked(shop, id, token, context)
        ? undefined
        : orderReader(shop, context, { id, token })
      return { file: await showDocument(shop, { orderId: id, kind: 'invoice', format, owner }) }
    }),
    serve(contract.showCreditNote, async ({ params: { id, number }, query }, context) => {
      const { format = 'pdf', token } = query
      const owner = orderReader(shop, context, { id, token })
      const asked = { orderId: id, kind: 'credit_note', number, format, owner } as const
      return { file: await showDocument(shop, asked) }
    }),
  ]
}

function isLinked({ secrets }: Shop, id: number, token: string | undefined, { now }: Context) {
  return token !== undefined && opensInvoice(secrets, id, token, now)
}
