import { ApiError } from '#web/data/api-error.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { forgetDraft } from '#web/storefront/buying/checkout-draft.ts'
import type { CheckoutData } from '#web/storefront/buying/checkout-values.ts'
import { rememberPayment } from '#web/storefront/buying/left-for-payment.ts'
import {
  createIntent,
  findSentOrder,
  placeOrder,
  validateOrder,
  type ValidOrder,
} from '#web/storefront/buying/order-calls.ts'
import { pendingOrder, storeOrder } from '#web/storefront/buying/pending-order.ts'

/** One press of the order button, which may have to be sent more than once. */
export interface Sending {
  /**
   * Answers the page to go on to; undefined when `maySend` wants something confirmed first. What was
   * on its way already when the line went down is sent again unchanged.
   */
  send: (
    details: CheckoutData,
    maySend: (valid: ValidOrder) => boolean,
  ) => Promise<string | undefined>
  /** Whether an order may have been placed although no answer came. */
  isUncertain: () => boolean
  /** Asks the server by the key of this press: the page of the order that was placed, if one was. */
  find: () => Promise<string | undefined>
}

/** No answer came at all: the line, not the shop. */
export function isLineDown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

export function createSending(pieces: number, invalidText: string): Sending {
  const key = newKey()
  /** The transfer order as it was sent, until an answer comes. */
  let open: Parameters<typeof placeOrder>[0] | undefined

  const sendTransfer = async (input: Parameters<typeof placeOrder>[0]) => {
    open = input
    try {
      const { data: order } = await placeOrder(input, key)
      open = undefined
      return confirmationOf(order.id)
    } catch (error) {
      if (!isLineDown(error)) open = undefined
      throw error
    }
  }
  return {
    isUncertain: () => open !== undefined,
    find: async () => {
      const found = await findSentOrder(key)
      return found === null ? undefined : confirmationOf(found.order_id)
    },
    send: async (details, maySend) => {
      if (open !== undefined) return sendTransfer(open)
      const valid = await validateOrder({ body: details })
      if (!Number.isSafeInteger(valid.data.amount)) throw invalidData(invalidText)
      if (!maySend(valid)) return undefined
      if (details.payment_method !== 'bank_transfer') return openPayment(valid, details, pieces)
      return sendTransfer({
        body: {
          ...pendingOrder(details, valid.order_summary.total),
          payment_method: 'bank_transfer',
          checkout_id: valid.data.checkout_id,
        },
      })
    },
  }
}

/** `randomUUID` is not there on a page without https, as a phone in the same house sees a shop under test. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  )
}

/** The answer is not a valid order, so nothing may be paid. */
function invalidData(message: string): ApiError {
  return new ApiError({ status: 422, code: 'invalid_order_data', message })
}

function confirmationOf(orderId: number): string {
  forgetDraft()
  return withQuery(paths.orderConfirmation, { order: orderId })
}

/** Makes the intent and keeps the order for the payment page; the secret stays out of the address. */
async function openPayment(
  { data }: ValidOrder,
  details: CheckoutData,
  pieces: number,
): Promise<string> {
  const { checkout_id, amount, order_summary: summary } = data
  const { data: intent } = await createIntent({ body: { amount, currency: 'eur', checkout_id } })
  const { payment_method } = details
  storeOrder({
    order: pendingOrder(details, summary.total),
    payment: { ...intent, checkout_id, payment_method, pieces },
  })
  rememberPayment(intent.payment_intent_id)
  return withQuery(paths.payment, {
    payment_intent: intent.payment_intent_id,
    return_url: paths.orderConfirmation,
  })
}
