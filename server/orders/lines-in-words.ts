import type { Order } from '#contract/orders.ts'

/** `2 × HP 305 XL`: pieces of an order's lines as mails and documents name them. */
export function linesInWords(
  order: Pick<Order, 'items'>,
  lines: readonly { order_item_id: number; quantity: number }[],
): string[] {
  return lines.flatMap(({ order_item_id: id, quantity }) => {
    const item = order.items.find((one) => one.id === id)
    if (item === undefined || quantity === 0) return []
    const color = item.product_color === null ? '' : ` (${item.product_color.name})`
    return [`${quantity} × ${item.product.name}${color}`]
  })
}
