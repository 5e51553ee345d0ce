export const ORDER_STATUSES = [
  'pending',
  'processing',
  'completed',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATUSES = [
  'pending',
  'processing',
  'paid',
  'failed',
  'partially_refunded',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_METHODS = [
  'credit_card',
  'apple_pay',
  'google_pay',
  'bancontact',
  'bank_transfer',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The steps of a parcel, in order. */
export const SHIPMENT_STATUSES = ['processed', 'shipped', 'in_transit', 'delivered'] as const
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

export const ROLES = ['customer', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

export const PRODUCT_TYPES = [
  'inkjet',
  'toner',
  'drum',
  'printer',
  'stationery',
  'accessories',
  'printer cable',
  'cable and plug',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const ORIGINS = ['house', 'original', 'compatible', 'remanufactured'] as const

export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** What changes the shelf or the promises of it. */
export const MOVEMENT_KINDS = [
  'receipt',
  'adjustment',
  'reservation',
  'release',
  'sale',
  'return',
  'write_off',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** What a notification is about; `related_id` opens its target. */
export const NOTIFICATION_TYPES = [
  'info',
  'order',
  'wishlist',
  'cart',
  'product',
  'system',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/**
 * `waiting`: a limit holds it back for a while; `kept`: no mail server is set, so it stays where staff can
 * read it; `expired`: a code that would have come too late.
 */
/** Of an order told by phone: what became of its payment link. */
export const PHONE_ORDER_STATUSES = ['sent', 'opened', 'ordered', 'withdrawn', 'expired'] as const
export type PhoneOrderStatus = (typeof PHONE_ORDER_STATUSES)[number]

export const MAIL_STATUSES = ['queued', 'waiting', 'sent', 'kept', 'failed', 'expired'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** How far a document is on its way to the customer's access point. */
export const E_INVOICE_STATUSES = ['queued', 'sent', 'failed'] as const
export type EInvoiceStatus = (typeof E_INVOICE_STATUSES)[number]

/**
 * What money on the bank account pays: `equal` the whole order, `applied` has been booked, `double` stood in
 * an earlier line or statement.
 */
export const MOVEMENT_MATCHES = [
  'equal',
  'too_little',
  'too_much',
  'already_paid',
  'cancelled',
  'unknown',
  'double',
  'applied',
] as const
export type MovementMatch = (typeof MOVEMENT_MATCHES)[number]

/** Why staff must look at money. */
export const PAYMENT_CHECK_KINDS = [
  'paid_without_order',
  'amount_differs',
  'double_payment',
  'stock_short',
  'late_payment',
  'refund_failed',
  'dispute',
  'transfer_differs',
  'transfer_double',
  'transfer_cancelled',
  'transfer_unknown',
  'vies_unreachable',
  'unpaid_hold',
] as const
export type PaymentCheckKind = (typeof PAYMENT_CHECK_KINDS)[number]

/** What staff can do about it. */
export const PAYMENT_CHECK_ACTIONS = [
  'refund',
  'refund_again',
  'refund_by_hand',
  'keep',
  'take_stock',
  'cancel_order',
  'accept',
  'paid_back',
  'check_again',
  'release',
  'wait',
  'done',
] as const
export type PaymentCheckAction = (typeof PAYMENT_CHECK_ACTIONS)[number]
