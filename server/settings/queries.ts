import type { Db } from '#database/pool.ts'

export function settingRows(db: Db) {
  return db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
}
