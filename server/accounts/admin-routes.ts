import * as contract from '#contract/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { changeUser, lockForChange, requireUserRow } from './change-user.ts'
import { deleteUser } from './delete-user.ts'
import { exportData } from './export-data.ts'
import { mergeUsers } from './merge-users.ts'
import { CODE_QUEUE } from './request-code.ts'
import { userById, usersByPage } from './user-queries.ts'
import { userOf } from './user-shape.ts'

/** The accounts of customers and staff, for staff. */
export function userRoutes(desk: AccountDesk): Served[] {
  const { db } = desk
  return [
    serve(contract.listUsers, async ({ query }) => {
      const { page = 1, limit, per_page: perPage = limit ?? DEFAULT_PER_PAGE, ...filter } = query
      const { rows, total } = await usersByPage(db, filter, {
        sort: query.sort ?? 'created_at',
        isAscending: query.direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(userOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showOneUser, async ({ params }) => {
      const row = await userById(db, params.id)
      if (row === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
      return { data: userOf(row) }
    }),
    serve(contract.changeUser, async ({ params, body }, context) => ({
      data: userOf(await changeUser(desk, params.id, body, context)),
      message: 'users.saved',
    })),
    serve(contract.deleteUser, async ({ params }, context) => {
      await deleteUser(desk, params.id, context)
      return { data: null, message: 'users.deleted' }
    }),
    serve(contract.mergeUsers, async ({ params, body }, context) => ({
      data: userOf(await mergeUsers(desk, [params.id, body.other_id], context)),
      message: 'users.merged',
    })),
    serve(contract.exportUser, async ({ params }, context) => {
      await noteLook(desk, params.id, 'export', context)
      return { file: await exportData(desk, params.id, context.now) }
    }),
    serve(contract.mailUserCode, async ({ params }, context) => {
      await inTransaction(db, async (trx) => {
        const { email } = await lockForChange(trx, params.id, {}, context)
        await desk.jobs.send(trx, CODE_QUEUE, { email })
        await recordChange(trx, requireStaff(context), {
          action: 'send',
          entity: 'user',
          entityId: params.id,
        })
      })
      return { data: null, message: 'users.code_sent' }
    }),
  ]
}

/** Whoever takes a customer's data out leaves a trace, as who changes them does. */
async function noteLook(
  { db }: AccountDesk,
  id: number,
  action: string,
  context: Context,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockForChange(trx, id, {}, context)
    await requireUserRow(trx, id)
    await recordChange(trx, requireStaff(context), { action, entity: 'user', entityId: id })
  })
}
