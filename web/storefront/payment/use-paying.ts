import { useEffect, useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { showOrderInstead } from '#web/storefront/buying/left-for-payment.ts'
import { paymentState } from '#web/storefront/buying/order-calls.ts'

import { failureText, isLineFailure } from './finish-order.ts'

/** One try to pay at a time: which way is busy, and what went wrong with which. */
export interface Paying<Way extends string> {
  busy: Way | undefined
  problem: { way: Way; text: string } | undefined
  /** Whether `work` went through. */
  pay: (way: Way, work: () => Promise<void>) => Promise<boolean>
}

export function usePaying<Way extends string>(intentId: string): Paying<Way> {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<Way>()
  const [problem, setProblem] = useState<{ way: Way; text: string }>()
  // The browser's back button may bring this page back as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(undefined)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const pay = async (way: Way, work: () => Promise<void>) => {
    if (busy !== undefined) return false
    setBusy(way)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const failed = { way, text: failureText(error, t) }
      setProblem(failed)
      if (isLineFailure(error)) {
        await askWhenBack(intentId).catch(() => undefined)
        setProblem((now) => (now === failed ? { way, text: t('pay.error.lineBack') } : now))
      }
      setBusy(undefined)
      return false
    }
  }
  return { busy, problem, pay }
}

/** The line went down while paying: nobody pays twice before it is known whether it went through. */
async function askWhenBack(intentId: string): Promise<void> {
  await window.whenReachable()
  const { status, order_id: orderId } = await paymentState(intentId)
  if (orderId !== null || status === 'succeeded' || status === 'processing') {
    showOrderInstead(intentId)
  }
}
