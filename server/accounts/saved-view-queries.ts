import type { SavedView } from '#contract/saved-views.ts'
import { type Db, readRows } from '#database/pool.ts'

/** More are more than anybody finds something in. */
const VIEWS_AT_MOST = 50

export function savedViews(db: Db, userId: number, screen: string): Promise<SavedView[]> {
  return readRows(
    db,
    `select id, screen, name, query from saved_views where user_id = $1 and screen = $2
    order by lower(name), id limit ${VIEWS_AT_MOST}`,
    [userId, screen],
  )
}

/** Undefined when there are as many as one may have. */
export async function writeSavedView(
  db: Db,
  userId: number,
  { screen, name, query }: Omit<SavedView, 'id'>,
): Promise<SavedView | undefined> {
  const [row] = await readRows<SavedView>(
    db,
    `insert into saved_views (user_id, screen, name, query) select $1, $2, $3, $4
    where (select count(*) from saved_views v where v.user_id = $1 and v.screen = $2 and v.name <> $3) < ${VIEWS_AT_MOST}
    on conflict (user_id, screen, name) do update set query = excluded.query
    returning id, screen, name, query`,
    [userId, screen, name, query],
  )
  return row
}

export async function deleteSavedView(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await readRows(
    db,
    'delete from saved_views where user_id = $1 and id = $2 returning id',
    [userId, id],
  )
  return rows.length > 0
}
