import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { DOCUMENT_QUEUE, E_INVOICE_QUEUE } from './events.ts'
import { issueMissing } from './issue-missing.ts'
import { makeFiles } from './make-files.ts'
import { sendEInvoices } from './send-e-invoices.ts'

/** An e-invoice whose wake-up or worker was lost is found by then. */
const LOOK_SECONDS = 60

export function invoiceJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: 'issue-missing-documents', cron: '* * * * *', run: () => issueMissing(shop) },
    { queue: DOCUMENT_QUEUE, run: ({ document_id }) => makeFiles(shop, Number(document_id)) },
    { queue: E_INVOICE_QUEUE, everySeconds: LOOK_SECONDS, run: () => sendEInvoices(shop) },
  ]
}
