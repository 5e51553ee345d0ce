import type { PaymentProvider } from '#server/payments/provider.ts'
import type { Shop } from '#server/shop.ts'

/** What placing and settling orders needs beside the shop itself. */
export interface OrderDesk extends Shop {
  provider: PaymentProvider
}
