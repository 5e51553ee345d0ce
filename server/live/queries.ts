import type { Colleague } from '#contract/live.ts'
import { type Db, readRows } from '#database/pool.ts'

/** For how long a tab counts as there that says nothing any more; it says something every 15 seconds. */
const PRESENT_SECONDS = 45

interface OpenRecord {
  entity: string
  entity_id: string
}

/** Notes which record a tab has open, and forgets the tabs that fell silent. */
export async function keepPresence(
  db: Db,
  userId: number,
  { tab, entity, entity_id, editing }: OpenRecord & { tab: string; editing: boolean },
): Promise<void> {
  await readRows(
    db,
    `with silent as (
      delete from staff_presence where tab in (
        select tab from staff_presence where seen_at < now() - make_interval(secs => $6) and tab <> $1
        for update skip locked)
    )
    insert into staff_presence as p (tab, user_id, entity, entity_id, is_editing) values ($1, $2, $3, $4, $5)
    on conflict (tab) do update set entity = excluded.entity, entity_id = excluded.entity_id,
      is_editing = excluded.is_editing, seen_at = now(),
      since = case when (p.entity, p.entity_id) = (excluded.entity, excluded.entity_id) then p.since else now() end
    where p.user_id = excluded.user_id`,
    [tab, userId, entity, entity_id, editing, PRESENT_SECONDS],
  )
}

/** Which colleagues have a record open, whoever came first before the others. */
export function othersAt(
  db: Db,
  userId: number,
  { entity, entity_id }: OpenRecord,
): Promise<Colleague[]> {
  return readRows<Colleague>(
    db,
    `select p.user_id, u.name, bool_or(p.is_editing) as editing, min(p.since) as since
    from staff_presence p join users u on u.id = p.user_id
    where p.entity = $2 and p.entity_id = $3 and p.user_id <> $1
      and p.seen_at > now() - make_interval(secs => $4)
      and u.blocked_at is null and u.deleted_at is null and u.role <> 'customer'
    group by p.user_id, u.name order by since, p.user_id`,
    [userId, entity, entity_id, PRESENT_SECONDS],
  )
}

export async function deletePresence(db: Db, userId: number, tab: string): Promise<void> {
  await readRows(db, 'delete from staff_presence where tab = $1 and user_id = $2', [tab, userId])
}
