import { useEffect, useRef, useState } from 'react'

import { refreshCart, useCart } from '#web/commerce/cart/shop-cart.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { forgetDraft } from '#web/storefront/buying/checkout-draft.ts'
import {
  type CheckoutData,
  checkoutData,
  deliveryCountry,
  isVatChecked,
} from '#web/storefront/buying/checkout-values.ts'
import {
  createIntent,
  type OrderSummary,
  placeOrder,
  validateOrder,
  type ValidOrder,
} from '#web/storefront/buying/order-calls.ts'
import { pendingOrder, storeOrder } from '#web/storefront/buying/pending-order.ts'

import type { CheckoutForm } from './checkout-form.ts'

/** Why the order cannot go on, and what can be done about it. */
export interface Refusal {
  message: string
  /** The line that ran short, and the most it may have. */
  shortLine?: { itemId: number; available: number }
  /** The order that was already placed from this cart. */
  orderId?: number
}

/** Something to know before paying: another amount, or what VIES said. */
export interface Notice {
  text: string
  /** Identifies what was shown, so that a second press goes on. */
  total: string
}

/** What the server fixed, and what it depends on: another cart, country or VAT number makes another sum. */
interface Fixed {
  basis: string
  summary: OrderSummary | undefined
  notice: Notice | undefined
}

const NOTHING_FIXED = { summary: undefined, notice: undefined }

/** Sends the order: validates, shows what changed, makes the payment, and leaves for its page. */
export function usePlaceOrder(form: CheckoutForm, shownTotal: string | undefined) {
  const { customer_type, vat_number } = form.values
  const basis = [shownTotal, deliveryCountry(form.values), customer_type, vat_number].join(' ')
  const { t } = useTranslation()
  const { count } = useCart()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [fixed, setFixed] = useState<Fixed>()
  const { summary, notice } = fixed?.basis === basis ? fixed : NOTHING_FIXED

  const stop = () => {
    isSending.current = false
    setIsBusy(false)
  }
  // The browser's back button may bring this page back as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isSending.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const send = async () => {
    const data = checkoutData(form.values)
    const valid = await validateOrder({ body: data })
    if (!Number.isSafeInteger(valid.data.amount)) throw invalidData(t('checkout.invalidData'))
    const found = noticeOf(valid, isVatChecked(form.values), shownTotal, t('checkout.changed'))
    setFixed({ basis, summary: valid.order_summary, notice: found })
    if (found !== undefined && !isSame(found, notice)) {
      stop()
      return
    }
    window.location.assign(
      data.payment_method === 'bank_transfer'
        ? await transfer(valid, data)
        : await openPayment(valid, data, count),
    )
  }
  const submit = async () => {
    if (isSending.current || !form.isGood()) return
    isSending.current = true
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await send()
    } catch (error) {
      stop()
      setFixed(undefined)
      if (error instanceof ApiError && form.showRefused(error.errors)) return
      setRefusal(refusalOf(error, t('checkout.failed')))
      void refreshCart()
    }
  }
  return { submit, solved: () => setRefusal(undefined), isBusy, refusal, notice, summary }
}

/** The answer is not a valid order, so nothing may be paid. */
function invalidData(message: string): ApiError {
  return new ApiError({ status: 422, code: 'invalid_order_data', message })
}

function isSame(notice: Notice, shown: Notice | undefined): boolean {
  return notice.text === shown?.text && notice.total === shown.total
}

function noticeOf(
  { order_summary: summary, message }: ValidOrder,
  isVatAsked: boolean,
  shownTotal: string | undefined,
  changedText: string,
): Notice | undefined {
  const { total, is_vat_exempt: isExempt } = summary
  if (isVatAsked && !isExempt) return { text: message, total }
  return total === shownTotal ? undefined : { text: changedText, total }
}

async function transfer({ data }: ValidOrder, details: CheckoutData): Promise<string> {
  const { checkout_id, order_summary: summary } = data
  const { data: order } = await placeOrder({
    body: { ...pendingOrder(details, summary.total), payment_method: 'bank_transfer', checkout_id },
  })
  forgetDraft()
  return withQuery(paths.orderConfirmation, { order: order.id })
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
  return withQuery(paths.payment, {
    payment_intent: intent.payment_intent_id,
    return_url: paths.orderConfirmation,
  })
}

/** The server's sentence where it has one; what it says about line or order decides what is offered. */
function refusalOf(error: unknown, fallback: string): Refusal {
  if (!(error instanceof ApiError) || error.status >= 500 || error.message === '') {
    const isUnreachable = error instanceof ApiError && error.status === 0
    return { message: isUnreachable ? `${fallback} ${error.message}` : fallback }
  }
  const { cart_item_id: itemId, order_id: orderId } = (error.data ?? {}) as {
    cart_item_id?: number
    order_id?: number
  }
  return {
    message: error.message,
    ...(itemId === undefined
      ? {}
      : { shortLine: { itemId, available: error.available_stock ?? 0 } }),
    ...(orderId === undefined ? {} : { orderId }),
  }
}
