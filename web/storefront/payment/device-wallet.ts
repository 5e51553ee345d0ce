import { useSyncExternalStore } from 'react'

import type { PaymentMethod } from '#contract/plain/statuses.ts'

export type Wallet = Extract<PaymentMethod, 'apple_pay' | 'google_pay'>

declare global {
  interface Window {
    /** Safari's, on devices of Apple. */
    ApplePaySession?: { canMakePayments: () => boolean }
  }
}

/** The wallet this device can pay with: Apple's in Safari, Google's where else there are payment requests. */
export function useDeviceWallet(): Wallet | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    deviceWallet,
    () => undefined,
  )
}

function deviceWallet(): Wallet | undefined {
  if (window.ApplePaySession !== undefined) {
    return window.ApplePaySession.canMakePayments() ? 'apple_pay' : undefined
  }
  return 'PaymentRequest' in window ? 'google_pay' : undefined
}
