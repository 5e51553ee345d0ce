import type { NotificationType } from '#contract/plain/statuses.ts'

/** The type of each of our own notifications, by which customers can mute them. */
export const TEMPLATES = {
  welcome: 'system',
  password_changed: 'system',
  order_placed: 'order',
  order_awaiting_transfer: 'order',
  order_paid: 'order',
  order_shipped: 'order',
  order_in_transit: 'order',
  order_delivered: 'order',
  order_completed: 'order',
  parcel_shipped: 'order',
  parcel_delivered: 'order',
  order_cancelled: 'order',
  order_cancelled_by_shop: 'order',
  order_refunded: 'order',
  order_note: 'order',
  order_addresses: 'order',
  price_drop: 'wishlist',
  back_in_stock: 'wishlist',
  alert_back_in_stock: 'product',
  low_stock: 'product',
} as const satisfies Record<string, NotificationType>

export type Template = keyof typeof TEMPLATES

export function isTemplate(name: string | null): name is Template {
  return name !== null && Object.hasOwn(TEMPLATES, name)
}
