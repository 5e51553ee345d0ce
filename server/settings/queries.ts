import { type Db, readRows, type Trx } from '#database/pool.ts'

export function settingRows(db: Db) {
  return db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
}

export interface GroupRow {
  /** What was changed from the defaults. */
  value: Record<string, unknown>
  version: number
}

/** A group nobody has changed yet stands at version 1, as a new row does. */
export async function settingsGroup(db: Db, name: string): Promise<GroupRow> {
  const [row] = await readRows<GroupRow>(
    db,
    'select value, version from settings where name = $1',
    [name],
  )
  return row ?? { value: {}, version: 1 }
}

/** The same, for whoever is about to change it: others wait. */
export async function lockSettingsGroup(trx: Trx, name: string): Promise<GroupRow> {
  await readRows(
    trx,
    "insert into settings (name, value) values ($1, '{}') on conflict (name) do nothing",
    [name],
  )
  const [row] = await readRows<GroupRow>(
    trx,
    'select value, version from settings where name = $1 for no key update',
    [name],
  )
  if (row === undefined) throw new Error(`The settings "${name}" were not written`)
  return row
}

export async function writeSettingsGroup(trx: Trx, name: string, value: object): Promise<void> {
  await readRows(
    trx,
    'update settings set value = $2, version = version + 1, updated_at = now() where name = $1',
    [name, JSON.stringify(value)],
  )
}
