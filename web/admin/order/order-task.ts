/** What staff do with an order in a dialog over its page. */
export type OrderTask =
  | 'ship'
  | 'refund'
  | 'note'
  | 'cancel'
  | 'shipping_address'
  | 'billing_address'
