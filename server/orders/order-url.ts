import { BUILT_PAGES, withPart } from '#contract/plain/page-paths.ts'
import type { Shop } from '#server/shop.ts'

import { orderLinkToken } from './order-link.ts'

/** Where a mail leads: a customer into the account, a guest by a signed link that opens on any device. */
export function orderUrl(
  shop: Pick<Shop, 'publicUrl' | 'secrets' | 'clock'>,
  { id, user_id: userId }: { id: number; user_id: number | null },
): string {
  if (userId !== null) return shop.publicUrl + withPart(BUILT_PAGES.order, id)
  const token = orderLinkToken(shop.secrets, id, shop.clock())
  return `${shop.publicUrl}${BUILT_PAGES.orderConfirmation}?order=${id}&token=${token}`
}
