import { useEffect, useRef, useState } from 'react'

import { refreshCart, useCart } from '#web/commerce/cart/shop-cart.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import {
  checkoutData,
  deliveryCountry,
  isVatChecked,
} from '#web/storefront/buying/checkout-values.ts'
import type { OrderSummary, ValidOrder } from '#web/storefront/buying/order-calls.ts'

import type { CheckoutForm } from './checkout-form.ts'
import { createSending, isLineDown, type Sending } from './sending.ts'
import { type LineState, useLostLine } from './use-lost-line.ts'

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

export interface PlacingOrder {
  submit: () => Promise<void>
  /** The refusal was dealt with. */
  solved: () => void
  isBusy: boolean
  refusal: Refusal | undefined
  notice: Notice | undefined
  summary: OrderSummary | undefined
  /** The line went down after the press; undefined when nothing is in the air. */
  line: LineState | undefined
}

/** Sends the order: validates, shows what changed, makes the payment, and leaves for its page. */
export function usePlaceOrder(form: CheckoutForm, shownTotal: string | undefined): PlacingOrder {
  const { t } = useTranslation()
  const { count } = useCart()
  const { summary, notice, maySend, unfix } = useFixed(form, shownTotal)
  const { isBusy, isRunning, start, stop } = useBusy()
  const sending = useRef<Sending>(undefined)
  const [refusal, setRefusal] = useState<Refusal>()

  const refused = (error: unknown) => {
    unfix()
    if (error instanceof ApiError && form.showRefused(error.errors)) return
    setRefusal(refusalOf(error, t))
    void refreshCart()
  }
  const send = async (own: Sending): Promise<'line-down' | 'done'> => {
    if (isRunning() || (!own.isUncertain() && !form.isGood())) return 'done'
    start()
    setRefusal(undefined)
    try {
      const address = await own.send(checkoutData(form.values), maySend)
      if (address === undefined) stop()
      else leaveFor(address)
    } catch (error) {
      stop()
      if (isLineDown(error)) return 'line-down'
      refused(error)
    }
    return 'done'
  }
  const { line, wait, forget } = useLostLine(send)
  const submit = async () => {
    if (isRunning()) return
    // Until it is known what became of the last press, a new one may not order a second time.
    if (sending.current?.isUncertain() !== true) {
      sending.current = createSending(count, t('checkout.invalidData'))
    }
    forget()
    if ((await send(sending.current)) === 'line-down') wait(sending.current)
  }
  return { submit, solved: () => setRefusal(undefined), isBusy, refusal, notice, summary, line }
}

/** What the server fixed, as long as what it depends on is still on the form. */
function useFixed(form: CheckoutForm, shownTotal: string | undefined) {
  const { t } = useTranslation()
  const { customer_type, vat_number } = form.values
  const basis = [shownTotal, deliveryCountry(form.values), customer_type, vat_number].join(' ')
  const [fixed, setFixed] = useState<Fixed>()
  const { summary, notice } = fixed?.basis === basis ? fixed : NOTHING_FIXED
  return {
    summary,
    notice,
    unfix: () => setFixed(undefined),
    /** False when there is something to know first. */
    maySend: (valid: ValidOrder): boolean => {
      const found = noticeOf(valid, isVatChecked(form.values), shownTotal, t('checkout.changed'))
      setFixed({ basis, summary: valid.order_summary, notice: found })
      return found === undefined || isSame(found, notice)
    },
  }
}

/** One thing at a time, known at once and not with the next render only. */
function useBusy() {
  const running = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const set = (next: boolean) => {
    running.current = next
    setIsBusy(next)
  }
  // The browser's back button may bring this page back as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      running.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  return {
    isBusy,
    isRunning: () => running.current,
    start: () => set(true),
    stop: () => set(false),
  }
}

/** An order takes the checkout's place in the history: Back leads to the cart, not to an empty form. */
function leaveFor(address: string): void {
  if (address.startsWith(paths.orderConfirmation)) window.location.replace(address)
  else window.location.assign(address)
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

/** The server's sentence where it has one; what it says about line or order decides what is offered. */
function refusalOf(error: unknown, t: (key: 'checkout.failed') => string): Refusal {
  if (!(error instanceof ApiError) || error.status >= 500 || error.message === '') {
    return { message: t('checkout.failed') }
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
