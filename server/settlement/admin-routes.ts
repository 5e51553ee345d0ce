import * as bankStatements from '#contract/bank-statements.ts'
import * as contract from '#contract/checkout.ts'
import * as paymentChecks from '#contract/payment-checks.ts'
import { callOf } from '#server/orders/lock-for-desk.ts'
import type { OrderDesk } from '#server/orders/order-desk.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { message } from '#server/platform/messages.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'

import { applyStatement } from './apply-statement.ts'
import { collectPaymentChecks, paymentChecksByPage } from './payment-check-queries.ts'
import { paymentCheckOf, unpaidTransferOf } from './payment-check-shape.ts'
import { releaseHold } from './release-hold.ts'
import { resolvePaymentCheck } from './resolve-payment-check.ts'
import { showStatement, statementRowOf } from './show-statement.ts'
import { statementsByPage } from './statement-queries.ts'
import { takeStatement } from './take-statement.ts'
import { unpaidTransfersByPage } from './unpaid-transfer-queries.ts'

export function settlementAdminRoutes(shop: OrderDesk): Served[] {
  return [
    serve(contract.releaseHold, async ({ params }, context) => ({
      data: {
        checkout_id: params.checkout_id,
        state: await releaseHold(shop, requireStaff(context), params.checkout_id, context.now),
      },
    })),
    serve(bankStatements.listBankStatements, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const part = { limit: perPage, offset: (page - 1) * perPage }
      const { rows, total } = await statementsByPage(shop.db, part)
      return { data: rows.map(statementRowOf), ...pageOf(total, page, perPage) }
    }),
    serve(bankStatements.showBankStatement, async ({ params: { id } }, { language }) => ({
      data: await showStatement(shop.db, id, language),
    })),
    serve(bankStatements.uploadBankStatement, async ({ body }, context) => {
      const { language } = context
      const id = await takeStatement(shop, requireStaff(context), body.file, language)
      return { data: await showStatement(shop.db, id, language), message: 'statements.read' }
    }),
    serve(bankStatements.applyBankStatement, async ({ params: { id } }, context) => {
      const { language } = context
      const applied = await applyStatement(shop, requireStaff(context), id)
      return {
        data: { ...(await showStatement(shop.db, id, language)), applied },
        message: { text: message(language, 'statements.applied', { count: applied }) },
      }
    }),
    serve(paymentChecks.listPaymentChecks, async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, state = 'open', kind } = query
      const { order_id: orderId } = query
      await collectPaymentChecks(shop.db)
      const { rows, total } = await paymentChecksByPage(shop.db, {
        state,
        kind,
        orderId,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return {
        data: rows.map((row) => paymentCheckOf(row, language)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(paymentChecks.listUnpaidTransfers, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const part = { limit: perPage, offset: (page - 1) * perPage }
      const { rows, total } = await unpaidTransfersByPage(shop.db, part)
      return { data: rows.map(unpaidTransferOf), ...pageOf(total, page, perPage) }
    }),
    serve(paymentChecks.resolvePaymentCheck, async ({ params, body }, context) => ({
      data: await resolvePaymentCheck(shop, callOf(context), params.id, body.action),
      message: 'payment_checks.resolved',
    })),
  ]
}
