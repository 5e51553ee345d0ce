/** A document was issued: its file is made. */
export const DOCUMENT_QUEUE = 'document-issued'

/** An e-invoice is due. */
export const E_INVOICE_QUEUE = 'send-e-invoices'
