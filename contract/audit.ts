import * as z from 'zod'

import { dataOf, endpoint, idParams, idText, listOf, pageQuery } from './endpoint.ts'

const tag = 'Audit'
const fields = z.record(z.string(), z.unknown()).nullable()

const AuditRow = z.object({
  id: z.int(),
  actor: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  /** What people call the record; null for one that is gone, or has no name. */
  name: z.string().nullable(),
  /** What it was and what it became, as far as it changed. */
  before: fields,
  after: fields,
  /** What made it beside the actor, such as `catalogue_import:12`. */
  cause: z.string().nullable(),
  /** The network it came from. */
  ip: z.string(),
  at: z.string(),
  /** Whether the caller may put back what it was, if it still stands as this change left it. */
  can_undo: z.boolean(),
})
export type AuditRow = z.infer<typeof AuditRow>

const word = z.string().trim().max(60)

export const listAudit = endpoint({
  method: 'GET',
  paths: { '/admin/audit': 'staff' },
  tag,
  summary: 'Every change by staff, newest first; a total above 10,000 is answered as 10,000',
  query: z.strictObject({
    ...pageQuery,
    entity: word.optional(),
    entity_id: word.optional(),
    actor_id: idText.optional(),
    action: word.optional(),
    /** Belgian days, both included. */
    date_from: z.iso.date().optional(),
    date_to: z.iso.date().optional(),
    /** Part of a number, a field or a value. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AuditRow),
})

export const undoChange = endpoint({
  method: 'POST',
  paths: { '/admin/audit/{id}/undo': 'staff' },
  tag,
  summary: 'Puts back what a change of settings, prices, status or content replaced',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.null()),
})
