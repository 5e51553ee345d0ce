import * as contract from '#contract/orders.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import { DEFAULT_PER_PAGE } from '#contract/plain/limits.ts'
import { ownCheckout } from '#server/checkout/queries.ts'
import { type Context, type Owner, requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { once } from '#server/platform/idempotency.ts'
import { message } from '#server/platform/messages.ts'
import { pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { settleOwnPayment } from '#server/settlement/settle-payment.ts'

import { orderAgain, type OrderedAgain } from './order-again.ts'
import type { OrderDesk } from './order-desk.ts'
import { ownOrders } from './order-queries.ts'
import { orderRowOf } from './order-shape.ts'
import { statusesNamed } from './order-status.ts'
import { placeOrder } from './place-order.ts'
import { showAnyOrder, showOrder } from './show-order.ts'

export function orderRoutes(desk: OrderDesk): Served[] {
  return [
    serve(contract.placeOrder, ({ body }, context) =>
      once(desk.db, context, body, async () => {
        const owner = requireOwner(context)
        const isTransfer = body.payment_method === 'bank_transfer'
        const data = isTransfer
          ? await placeByTransfer(desk, owner, body.checkout_id, context)
          : await placePaid(desk, owner, body.transaction_id, context)
        return { data, message: isTransfer ? 'orders.placed' : 'payment.paid' } as const
      }),
    ),
    serve(contract.showOrder, async ({ params }, context) => ({
      data: isStaff(context)
        ? await showAnyOrder(desk, params.id, context.language)
        : await showOrder(desk, requireOwner(context), params.id, context.language),
    })),
    serve(contract.listOrders, async ({ query }, context) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', direction } = query
      const { rows, total } = await ownOrders(desk.db, requireOwner(context), {
        search: search.trim(),
        statuses: statusesNamed(search, context.language),
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(orderRowOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.orderAgain, async ({ params }, context) => {
      const again = await orderAgain(desk, requireOwner(context), params.id)
      return { data: again, message: { text: sayAgain(again, context.language) } }
    }),
  ]
}

/** Staff read any order, under the path that names no area. */
function isStaff({ caller }: Context): boolean {
  return caller.kind === 'user' && caller.user.role !== 'customer'
}

function sayAgain({ added, missing }: OrderedAgain, language: Language): string {
  if (missing.length === 0) return message(language, 'orders.again_all')
  if (added === 0) return message(language, 'orders.again_none')
  return message(language, 'orders.again_part', {
    names: missing.map(({ name }) => name).join(', '),
  })
}

/** The order of a paid intent; what the browser says of amounts and addresses is not looked at. */
async function placePaid(
  desk: OrderDesk,
  owner: Owner,
  intentId: string | undefined,
  { now, language }: Context,
): Promise<Order> {
  if (intentId === undefined)
    throw new ShopError('validation', { fields: { transaction_id: 'field.required' } })
  const { order_id: orderId } = await settleOwnPayment(desk, intentId, owner, now)
  if (orderId === null) throw new ShopError('payment_incomplete')
  return showOrder(desk, owner, orderId, language)
}

/** The order of a checkout that will be paid by bank transfer. */
async function placeByTransfer(
  desk: OrderDesk,
  owner: Owner,
  checkoutId: number | undefined,
  { now, language }: Context,
): Promise<Order> {
  const checkout = await ownCheckout(desk.db, owner, checkoutId)
  const isUsable =
    checkout?.state === 'ordered' || (checkout?.state === 'open' && !checkout.has_expired)
  if (checkout === undefined || !isUsable || checkout.payment_method !== 'bank_transfer')
    throw new ShopError('checkout_required')
  const orderId = await placeOrder(desk, checkout.id, { kind: 'bank-transfer' }, now)
  if (orderId === undefined) throw new ShopError('checkout_required')
  return showOrder(desk, owner, orderId, language)
}
