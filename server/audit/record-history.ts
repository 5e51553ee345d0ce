import { type Db, readRows } from '#database/pool.ts'

export interface HistoryRow {
  id: number
  action: string
  actor: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  at: Date
}

/** Who changed what of one record and when, newest first, with how many changes there are. */
export async function recordHistory(
  db: Db,
  { entity, entityId }: { entity: string; entityId: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    readRows<HistoryRow>(
      db,
      `select a.id, a.action, u.name as actor, a.before, a.after, a.at
      from audit_log a join users u on u.id = a.actor_id
      where a.entity = $1 and a.entity_id = $2 order by a.id desc limit $3 offset $4`,
      [entity, String(entityId), limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      'select count(*)::int as total from audit_log where entity = $1 and entity_id = $2',
      [entity, String(entityId)],
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}
