import { SHOP_PAGES, withPart } from '#contract/plain/page-paths.ts'
import type { Shop } from '#server/shop.ts'

import { orderLinkToken } from './order-link.ts'

type Signing = Pick<Shop, 'publicUrl' | 'secrets' | 'clock'>

/** Where a mail leads: a customer into the account, a guest by a signed link that opens on any device. */
export function orderUrl(
  shop: Signing,
  { id, user_id: userId }: { id: number; user_id: number | null },
): string {
  if (userId !== null) return shop.publicUrl + withPart(SHOP_PAGES.order, id)
  return signedUrl(shop, SHOP_PAGES.orderConfirmation, id)
}

/** Where a mail about a parcel leads: parcels and carriers, on any device, signed in or not. */
export function trackingPageUrl(shop: Signing, orderId: number): string {
  return signedUrl(shop, SHOP_PAGES.tracking, orderId)
}

function signedUrl(shop: Signing, page: string, orderId: number): string {
  const token = orderLinkToken(shop.secrets, orderId, shop.clock())
  return `${shop.publicUrl}${page}?order=${orderId}&token=${token}`
}
