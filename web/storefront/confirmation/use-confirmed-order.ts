import { useEffect, useState } from 'react'

import { refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { noteOrdered } from '#web/commerce/orders/has-ordered.ts'
import type { Order } from '#web/commerce/orders/order.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useSearchParams } from '#web/router/hooks.ts'
import { forgetDraft } from '#web/storefront/buying/checkout-draft.ts'
import { paymentState, showOrder } from '#web/storefront/buying/order-calls.ts'
import { removeStoredOrder } from '#web/storefront/buying/pending-order.ts'

import { nextStep } from './next-step.ts'

export type Confirmation =
  | { kind: 'loading' }
  | { kind: 'checking' }
  /** Waiting has timed out, but the payment may still arrive. */
  | { kind: 'slow' }
  | { kind: 'refused'; intentId: string }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }
  | { kind: 'order'; order: Order }

const POLL_MS = 1_500
const LIMIT_MS = 45_000

/** The order of this address: at once by its number, or as soon as its payment has become one. */
export function useConfirmedOrder(): { confirmation: Confirmation; retry: () => void } {
  const [search] = useSearchParams()
  const orderId = Number(search.get('order') ?? Number.NaN)
  const token = search.get('token') ?? undefined
  const intentId = search.get('payment_intent')
  const redirectStatus = search.get('redirect_status')
  const [attempt, setAttempt] = useState(0)
  const [confirmation, setConfirmation] = useState<Confirmation>({ kind: 'loading' })

  useEffect(hideSecret, [])
  useEffect(() => {
    const abort = new AbortController()
    const show = (next: Confirmation) => !abort.signal.aborted && setConfirmation(next)
    const find = async () => {
      try {
        const found = Number.isSafeInteger(orderId)
          ? ({ kind: 'order', order: await showOrder(orderId, token) } as const)
          : await untilOrdered(intentId, redirectStatus, show, abort.signal)
        if (found?.kind === 'order') forgetWhatWasPending(intentId !== null)
        if (found !== undefined) show(found)
      } catch (error) {
        show(failureOf(error))
      }
    }
    void find()
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt starts it again
  }, [orderId, token, intentId, redirectStatus, attempt])

  return {
    confirmation,
    retry: () => {
      setConfirmation({ kind: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

/** Asks how the payment stands until it is an order, refused, or the limit is reached. */
async function untilOrdered(
  intentId: string | null,
  redirectStatus: string | null,
  show: (confirmation: Confirmation) => void,
  signal: AbortSignal,
): Promise<Confirmation | undefined> {
  if (intentId === null) return { kind: 'unknown' }
  const deadline = Date.now() + LIMIT_MS
  while (!signal.aborted) {
    const step = nextStep(await paymentState(intentId), redirectStatus)
    if (step.kind === 'order') return { kind: 'order', order: await showOrder(step.id) }
    if (step.kind === 'refused') return { kind: 'refused', intentId }
    if (Date.now() > deadline) return { kind: 'slow' }
    show({ kind: 'checking' })
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return undefined
}

function failureOf(error: unknown): Confirmation {
  if (!(error instanceof ApiError)) throw error
  const isUnknown = error.status === 404 || error.status === 403 || error.status === 422
  return isUnknown ? { kind: 'unknown' } : { kind: 'failed', message: error.message }
}

/** The order is placed: the cart's badge is refreshed, and this tab forgets the pending order. */
function forgetWhatWasPending(wasPaidHere: boolean): void {
  noteOrdered(true)
  void refreshCart()
  if (!wasPaidHere) return
  removeStoredOrder()
  forgetDraft()
}

/** The provider's redirect has the client secret in its address: it must not stay in the address bar or the history. */
function hideSecret(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('payment_intent_client_secret')) return
  url.searchParams.delete('payment_intent_client_secret')
  window.history.replaceState(window.history.state, '', url)
}
