import type * as z from 'zod'

import * as changes from '#contract/admin-order-changes.ts'
import * as contract from '#contract/admin-orders.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { once, uuidOf } from '#server/platform/idempotency.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'

import { addNote } from './add-note.ts'
import { type AdminOrderListRow, countOrders, ordersByPage } from './admin-order-queries.ts'
import { noteOf, refundOf } from './admin-order-shape.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeAddresses } from './change-addresses.ts'
import { changeStatus } from './change-status.ts'
import { callOf, type DeskCall, withCurrent } from './lock-for-desk.ts'
import type { OrderDesk } from './order-desk.ts'
import { numberPart } from './order-search.ts'
import { orderRowOf } from './order-shape.ts'
import { type AskedRefund, refundOrder } from './refund-order.ts'
import { showAdminOrder } from './show-admin-order.ts'

/** The order desk: every order of the shop, for its staff. */
export function orderAdminRoutes(desk: OrderDesk): Served[] {
  return [
    serve(contract.listAdminOrders, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, sort, direction, ...filter } = query
      const { rows, total } = await ordersByPage(
        desk.db,
        { ...filter, search: plainLetters(numberPart(filter.search ?? '')) },
        {
          sort: sort ?? 'created_at',
          isAscending: direction === 'asc',
          limit: perPage,
          offset: (page - 1) * perPage,
        },
      )
      return { data: rows.map(adminRowOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.countAdminOrders, async () => ({ data: await countOrders(desk.db) })),
    serve(contract.showAdminOrder, async ({ params }, { language }) => ({
      data: await showAdminOrder(desk, params.id, language),
    })),
    ...changeRoutes(desk),
  ]
}

/** What staff do about one order; whoever looked at an older version of it gets the current one. */
function changeRoutes(desk: OrderDesk): Served[] {
  const changed = async (
    id: number,
    context: Context,
    version: number | undefined,
    change: (call: DeskCall) => Promise<void>,
  ) => {
    await withCurrent(desk, id, context, () => change(callOf(context, version)))
    return { data: await showAdminOrder(desk, id, context.language) }
  }
  return [
    serve(changes.setOrderStatus, ({ params: { id }, body }, context) =>
      changed(id, context, body.version, (call) => changeStatus(desk, call, id, body.status)),
    ),
    serve(changes.cancelOrder, ({ params: { id }, body }, context) =>
      changed(id, context, body?.version, (call) =>
        cancelOrder(desk, call, id, body?.reason ?? null),
      ),
    ),
    serve(
      changes.setOrderAddresses,
      ({ params: { id }, body: { version, ...addresses } }, context) =>
        changed(id, context, version, (call) => changeAddresses(desk, call, id, addresses)),
    ),
    serve(changes.addOrderNote, async ({ params, body }, context) => {
      const note = { note: body.note, isVisible: body.visible }
      return { data: noteOf(await addNote(desk, callOf(context), params.id, note)) }
    }),
    serve(changes.refundOrder, ({ params: { id }, body }, context) =>
      once(desk.db, context, { id, ...body }, async () => {
        const refund = await withCurrent(desk, id, context, () =>
          refundOrder(desk, callOf(context, body.version), id, askedRefund(context, id, body)),
        )
        return { data: refundOf(refund) }
      }),
    ),
  ]
}

function askedRefund(
  { idempotencyKey, caller }: Context,
  orderId: number,
  { amount, reason, lines }: z.output<typeof changes.refundOrder.body>,
): AskedRefund {
  const user = caller.kind === 'user' ? caller.user.id : 0
  return {
    amountCents: amount,
    reason: reason ?? null,
    lines: lines.map(({ order_item_id: orderItemId, quantity, restock }) => ({
      orderItemId,
      quantity,
      restock,
    })),
    key:
      idempotencyKey === undefined
        ? crypto.randomUUID()
        : uuidOf(`refund ${user} ${orderId} ${idempotencyKey}`),
  }
}

function adminRowOf(row: AdminOrderListRow): z.infer<typeof contract.AdminOrderRow> {
  const { billing_address: billing } = row
  return {
    ...orderRowOf(row),
    customer_id: row.user_id,
    customer_name: `${billing.first_name} ${billing.last_name}`,
    company_name: billing.company_name,
    email: row.email,
    country: row.shipping_address.country,
    needs_attention: row.needs_attention,
  }
}
