import type { PaymentMethod } from '#contract/plain/statuses.ts'
import type { StoredOrder } from '#web/storefront/buying/pending-order.ts'

/** What both ways to pay are given: the real provider's, and the test gateway's. */
export interface PaymentFormProps {
  stored: StoredOrder
  /** Path that a redirect of the bank comes back to. */
  returnPath: string
  /** Places the order and leaves; rejects when the payment could not be confirmed. */
  onPaid: (status: string, method: PaymentMethod) => Promise<void>
}
