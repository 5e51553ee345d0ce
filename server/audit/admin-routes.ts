import * as contract from '#contract/audit.ts'
import type { Role } from '#contract/plain/statuses.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { auditByPage, type AuditLogRow } from './queries.ts'
import { undoChange } from './undo-change.ts'
import { canUndo, type Undoers } from './undo.ts'

/** The audit log, for staff. */
export function auditRoutes({ db }: Shop, undoers: Undoers): Served[] {
  return [
    serve(contract.listAudit, async ({ query }, context) => {
      const {
        page = 1,
        per_page: perPage = DEFAULT_PER_PAGE,
        direction,
        sort: _,
        ...filter
      } = query
      const { rows, total } = await auditByPage(db, filter, {
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const { role } = requireUser(context)
      return {
        data: rows.map((row) => shapeOf(row, undoers, role)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.undoChange, async ({ params }, context) => {
      await undoChange({ db, undoers }, params.id, context)
      return { data: null, message: 'audit.undone' }
    }),
  ]
}

function shapeOf(row: AuditLogRow, undoers: Undoers, role: Role): contract.AuditRow {
  const { id, action, entity, entity_id, name, before, after, cause, ip, at } = row
  return {
    id,
    actor: { id: row.actor_id, name: row.actor_name, email: row.actor_email },
    action,
    entity,
    entity_id,
    name,
    before,
    after,
    cause,
    ip,
    at: at.toISOString(),
    can_undo: canUndo(undoers, role, row),
  }
}
