import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

const COLUMNS = ['id', 'name', 'name_nl', 'name_fr', 'icon_color', 'position', 'version'] as const
export type ServiceRow = Columns<'top_services', (typeof COLUMNS)[number]>

/** Those of the strip, by position. */
export function firstServices(db: Db, limit: number): Promise<ServiceRow[]> {
  return db
    .selectFrom('top_services')
    .select(COLUMNS)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface ServiceFilter {
  search?: string | undefined
  sort?: 'position' | 'name' | undefined
  direction?: 'asc' | 'desc' | undefined
}

export async function servicesByPage(
  db: Db,
  { search = '', sort = 'position', direction = 'asc' }: ServiceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ServiceRow[]; total: number }> {
  const part = `%${likeText(search)}%`
  const found = db
    .selectFrom('top_services')
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('name', 'ilike', part),
          eb('name_nl', 'ilike', part),
          eb('name_fr', 'ilike', part),
        ]),
      ),
    )
  const [rows, { total }] = await Promise.all([
    found
      .select(COLUMNS)
      .orderBy(sort, direction)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export function serviceById(db: Db, id: number): Promise<ServiceRow | undefined> {
  return db.selectFrom('top_services').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export function lockService(trx: Trx, id: number): Promise<ServiceRow | undefined> {
  return trx
    .selectFrom('top_services')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type ServiceFields = Omit<ServiceRow, 'id' | 'version'>

/** The position after the last. */
export async function nextPosition(trx: Trx): Promise<number> {
  const [row] = await readRows<{ next: number }>(
    trx,
    'select coalesce(max(position) + 1, 0) as next from top_services',
  )
  return row?.next ?? 0
}

export function insertService(trx: Trx, fields: ServiceFields): Promise<ServiceRow> {
  return trx.insertInto('top_services').values(fields).returning(COLUMNS).executeTakeFirstOrThrow()
}

export function updateService(
  trx: Trx,
  id: number,
  fields: Partial<ServiceFields>,
): Promise<ServiceRow> {
  return trx
    .updateTable('top_services')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export function deleteService(trx: Trx, id: number): Promise<ServiceRow | undefined> {
  return trx.deleteFrom('top_services').where('id', '=', id).returning(COLUMNS).executeTakeFirst()
}
