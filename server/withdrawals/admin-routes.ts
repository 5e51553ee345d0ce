import { belgianDay } from '#contract/plain/delivery.ts'
import * as contract from '#contract/withdrawals.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { wholeNumber } from '#server/orders/order-of-number.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { changeWithdrawal } from './change-withdrawal.ts'
import { orderIdOf, withdrawalById, withdrawalsByPage } from './queries.ts'
import { registerWithdrawal } from './register-withdrawal.ts'
import type { WithdrawalDesk } from './withdrawal-desk.ts'
import { adminRowOf, adminWithdrawalOf } from './withdrawal-shape.ts'

const WITHDRAWAL_NUMBER = /^(?:wd-?)?0*([1-9]\d{0,8})$/i

/** Withdrawals behind the counter, those by letter too. */
export function withdrawalAdminRoutes(desk: WithdrawalDesk): Served[] {
  return [...readRoutes(desk), ...writeRoutes(desk)]
}

function readRoutes(desk: WithdrawalDesk): Served[] {
  return [
    serve(contract.listWithdrawals, async ({ query }, { now }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', status } = query
      const { rows, total } = await withdrawalsByPage(
        desk.db,
        {
          status,
          search: search.toLowerCase(),
          orderNumber: wholeNumber(search),
          withdrawalId: Number(WITHDRAWAL_NUMBER.exec(search)?.[1]) || undefined,
        },
        {
          isAscending: query.direction === 'asc',
          limit: perPage,
          offset: (page - 1) * perPage,
        },
      )
      return { data: rows.map((row) => adminRowOf(row, now)), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showWithdrawal, async ({ params }, { now }) => {
      const row = await withdrawalById(desk.db, params.id)
      if (row === undefined) throw new ShopError('not_found', { message: 'withdrawals.not_found' })
      return { data: adminWithdrawalOf(row, now) }
    }),
  ]
}

function writeRoutes(desk: WithdrawalDesk): Served[] {
  return [
    serve(contract.enterWithdrawal, async ({ body }, context) => {
      const staff = requireStaff(context)
      const { order_number: number, lines, reason, declared_on: declaredOn = null } = body
      if (declaredOn !== null && declaredOn > belgianDay(context.now))
        throw new ShopError('validation', { fields: { declared_on: 'withdrawals.in_future' } })
      const orderId = await orderIdOf(desk.db, wholeNumber(number) ?? '')
      if (orderId === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
      const row = await registerWithdrawal(
        desk,
        {
          orderId,
          lines,
          reason: reason || null,
          requestKey: context.idempotencyKey ?? null,
          letter: { declaredOn },
          actor: staff.name,
        },
        context.now,
        (trx, id) =>
          recordChange(trx, staff, {
            action: 'create',
            entity: 'withdrawal',
            entityId: id,
            after: { order_id: orderId, lines, reason, declared_on: declaredOn },
          }),
      )
      return { data: adminWithdrawalOf(row, context.now), message: 'withdrawals.registered' }
    }),
    serve(contract.changeWithdrawal, async ({ params, body }, context) => {
      const { status, version, reason, restock } = body
      const by = { staff: requireStaff(context), language: context.language, now: context.now }
      const row = await changeWithdrawal(desk, by, params.id, {
        status,
        version,
        restock,
        reason: reason || null,
      })
      return { data: adminWithdrawalOf(row, context.now) }
    }),
  ]
}
