import * as bankStatements from '#contract/bank-statements.ts'
import * as contract from '#contract/checkout.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { message } from '#server/platform/messages.ts'
import type { Shop } from '#server/shop.ts'

import { applyStatement } from './apply-statement.ts'
import { releaseHold } from './release-hold.ts'
import { showStatement } from './show-statement.ts'
import { takeStatement } from './take-statement.ts'

export function settlementAdminRoutes(shop: Shop): Served[] {
  return [
    serve(contract.releaseHold, async ({ params }, context) => ({
      data: {
        checkout_id: params.checkout_id,
        state: await releaseHold(shop, requireStaff(context), params.checkout_id, context.now),
      },
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
  ]
}
