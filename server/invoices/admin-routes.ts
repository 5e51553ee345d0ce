import * as contract from '#contract/invoices.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { invoiceUrl } from './document-link.ts'
import { invoiceForStaff } from './invoice-for-staff.ts'
import type { DocumentRow } from './queries.ts'
import { showDocument } from './show-document.ts'

export function invoiceAdminRoutes(shop: Shop): Served[] {
  return [
    serve(contract.showOrderDocument, async ({ params: { id, kind, number }, query }) => {
      const { format = 'pdf' } = query
      const asked = { orderId: id, kind, number, format, owner: undefined }
      return { file: await showDocument(shop, asked) }
    }),
    serve(contract.issueInvoice, async ({ params }, context) => ({
      data: issued(shop, await invoiceForStaff(shop, requireStaff(context), params.id)),
      message: 'invoices.issued',
    })),
    serve(contract.generateInvoice, async ({ params }, context) => ({
      data: issued(shop, await invoiceForStaff(shop, requireStaff(context), params.id)),
      message: 'invoices.issued',
    })),
  ]
}

function issued(shop: Shop, { order_id: orderId, number, issued_on: issuedOn }: DocumentRow) {
  return {
    invoice_url: invoiceUrl(shop, orderId),
    invoice_number: number,
    invoice_date: issuedOn,
  }
}
