import type { Answer } from '#contract/api.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'

import type { CheckoutData } from './checkout-values.ts'

type Intent = Answer<'POST /guest/payment/create-intent'>['data']

/** The order as it is kept while it is being paid. The server never believes it: it knows the checkout. */
export type PendingOrder = { total: string; billing_building_apartment: string | null } & Pick<
  CheckoutData,
  | 'billing_first_name'
  | 'billing_last_name'
  | 'billing_email'
  | 'billing_phone'
  | 'billing_street'
  | 'billing_city'
  | 'billing_country'
  | 'billing_postal_code'
>

/** What the payment page needs of the intent; the secret never stands in an address. */
export interface OpenPayment extends Intent {
  checkout_id: number
  payment_method: PaymentMethod
  /** Pieces bought, to say beside the amount. */
  pieces: number
}

export interface StoredOrder {
  order: PendingOrder
  payment: OpenPayment
}

const ORDER_KEY = 'order_confirmation'
const PAYMENT_KEY = 'order_payment'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function pendingOrder(data: CheckoutData, total: string): PendingOrder {
  return {
    total,
    billing_first_name: data.billing_first_name,
    billing_last_name: data.billing_last_name,
    billing_email: data.billing_email,
    billing_phone: data.billing_phone,
    billing_street: data.billing_street,
    billing_building_apartment: data.billing_building_apartment ?? null,
    billing_city: data.billing_city,
    billing_country: data.billing_country,
    billing_postal_code: data.billing_postal_code,
  }
}

/** Keeps the order while it is being paid, for this tab. Throws when the browser forbids storage. */
export function storeOrder(
  { order, payment }: StoredOrder,
  storage: TabStorage = sessionStorage,
): void {
  storage.setItem(ORDER_KEY, JSON.stringify(order))
  storage.setItem(PAYMENT_KEY, JSON.stringify(payment))
}

/** The stored order of this intent; undefined when there is none, or it is another one's. */
export function readStoredOrder(intentId: string, storage?: TabStorage): StoredOrder | undefined {
  try {
    const kept = storage ?? sessionStorage
    const order = JSON.parse(kept.getItem(ORDER_KEY) ?? 'null') as PendingOrder | null
    const payment = JSON.parse(kept.getItem(PAYMENT_KEY) ?? 'null') as OpenPayment | null
    if (order === null || payment?.payment_intent_id !== intentId) return undefined
    return { order, payment }
  } catch {
    return undefined
  }
}

export function removeStoredOrder(storage?: TabStorage): void {
  try {
    const kept = storage ?? sessionStorage
    kept.removeItem(ORDER_KEY)
    kept.removeItem(PAYMENT_KEY)
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
