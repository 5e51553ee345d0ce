import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { forgetDraft } from '#web/storefront/buying/checkout-draft.ts'
import { confirmPayment, placeOrder } from '#web/storefront/buying/order-calls.ts'
import { removeStoredOrder, type StoredOrder } from '#web/storefront/buying/pending-order.ts'

/** Why a payment did not become an order, in a sentence of ours or the provider's. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure'
  readonly key: TextKey | undefined
  /** What to do now, behind the provider's sentence. */
  readonly next: TextKey | undefined

  constructor(reason: { key: TextKey } | { message: string; next?: TextKey }) {
    super('key' in reason ? reason.key : reason.message)
    this.key = 'key' in reason ? reason.key : undefined
    this.next = 'next' in reason ? reason.next : undefined
  }
}

/**
 * Places the order of a payment. The provider is asked once more about one that has not succeeded yet
 * first. Rejects with a `PaymentFailure` when it could not be confirmed.
 */
export async function finishOrder(
  { order, payment }: StoredOrder,
  status: string,
  method: PaymentMethod,
): Promise<void> {
  const id = payment.payment_intent_id
  if (status === 'requires_payment_method') {
    throw new PaymentFailure({ key: 'pay.error.notSuccessful' })
  }
  if (status !== 'succeeded') await confirmAgain(id)
  await placeOrder({ body: { ...order, transaction_id: id, payment_method: method } })
  removeStoredOrder()
  forgetDraft()
}

async function confirmAgain(id: string): Promise<void> {
  try {
    await confirmPayment(id)
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) throw error
    throw new PaymentFailure({ key: 'pay.error.unconfirmed' })
  }
}

/** The line went down: nobody knows yet whether the payment went through. */
export function isLineFailure(error: unknown): boolean {
  if (error instanceof PaymentFailure) return error.key === 'pay.error.line'
  return error instanceof ApiError && error.status === 0
}

/** The sentence to show for whatever went wrong while paying. */
export function failureText(error: unknown, t: (key: TextKey) => string): string {
  if (isLineFailure(error)) return t('pay.error.line')
  if (error instanceof PaymentFailure) {
    const text = error.key === undefined ? error.message : t(error.key)
    return error.next === undefined ? text : `${text} ${t(error.next)}`
  }
  if (error instanceof ApiError && error.status < 500 && error.message !== '') return error.message
  return t('pay.error.unexpected')
}
