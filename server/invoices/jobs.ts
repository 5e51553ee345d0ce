import { inTransaction } from '#database/transaction.ts'
import { ORDER_EVENTS, OrderEvent } from '#server/orders/events.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { DOCUMENT_QUEUE, E_INVOICE_QUEUE } from './events.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueMissing } from './issue-missing.ts'
import { makeFiles } from './make-files.ts'
import { sendEInvoices } from './send-e-invoices.ts'

/** An e-invoice whose wake-up or worker was lost is found by then. */
const LOOK_SECONDS = 60

export function invoiceJobs(shop: Shop): JobDefinition[] {
  return [
    {
      queue: 'invoice-order',
      listensTo: ORDER_EVENTS,
      hears: ({ kind }) => kind === 'paid',
      async run(data) {
        const { kind, order_id: orderId } = OrderEvent.parse(data)
        if (kind === 'paid') await inTransaction(shop.db, (trx) => issueInvoice(trx, shop, orderId))
      },
    },
    { queue: 'issue-missing-documents', cron: '*/10 * * * *', run: () => issueMissing(shop) },
    { queue: DOCUMENT_QUEUE, run: ({ document_id }) => makeFiles(shop, Number(document_id)) },
    { queue: E_INVOICE_QUEUE, everySeconds: LOOK_SECONDS, run: () => sendEInvoices(shop) },
  ]
}
