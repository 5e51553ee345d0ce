import { useEffect, useEffectEvent, useState } from 'react'

import { paths, withQuery } from '#web/pages/paths.ts'

import { paymentState } from './order-calls.ts'

const KEY = 'payment'

/** Notes in the checkout's own entry of the history which payment it led to. */
export function rememberPayment(intentId: string): void {
  window.history.replaceState({ ...(window.history.state as object | null), [KEY]: intentId }, '')
}

/** The payment that this entry of the history led to. */
export function rememberedPayment(): string | undefined {
  const id = (window.history.state as Record<string, unknown> | null)?.[KEY]
  return typeof id === 'string' ? id : undefined
}

/**
 * Asks how a payment stands whenever the page shows, also by the Back button; once it is an order, the
 * order's page takes this one's place in the history. Answers whether it is known that there is none.
 */
export function useLeaveWhenOrdered(intentOf: () => string | undefined): boolean {
  const [isAsked, setIsAsked] = useState(false)
  const currentIntent = useEffectEvent(intentOf)
  useEffect(() => {
    const ask = async () => {
      const intentId = currentIntent()
      if (intentId === undefined) return
      // An unknown payment, or no line: the page stays what it is.
      const state = await paymentState(intentId).catch(() => undefined)
      if (state?.order_id == null) setIsAsked(true)
      else showOrderInstead(intentId)
    }
    const askWhenBack = (event: PageTransitionEvent) => {
      if (event.persisted) void ask()
    }
    void ask()
    window.addEventListener('pageshow', askWhenBack)
    return () => window.removeEventListener('pageshow', askWhenBack)
  }, [])
  return isAsked
}

export function showOrderInstead(intentId: string): void {
  window.location.replace(withQuery(paths.orderConfirmation, { payment_intent: intentId }))
}
