import type { Language } from '#contract/plain/languages.ts'
import type { Cents } from '#contract/plain/money.ts'
import type { Staff } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

export interface PayingBack {
  orderId: number
  amountCents: Cents
  /** For staff and the credit note. */
  reason: string
  lines: readonly { orderItemId: number; quantity: number; restock: boolean }[]
  /** Under one key money goes back once, however often it is asked for. */
  key: string
}

/** Pays lines of an order back; answers the refund. Wired up in app.ts. */
export type PayBack = (
  call: { staff: Staff; language: Language },
  paying: PayingBack,
) => Promise<{ refundId: number }>

/** The shop with the way money goes back. */
export interface WithdrawalDesk extends Shop {
  payBack: PayBack
}
