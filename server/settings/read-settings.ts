import type { Db } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'

import { DEFAULT_SETTINGS, Settings } from './defaults.ts'
import { settingRows } from './queries.ts'

export type SettingsReader = CachedReader<Settings>

/** The settings of the shop: what is stored over the defaults, kept until the table changes. */
export function settingsReader(db: Db, cache: ReaderCache): SettingsReader {
  return cache.reader(['settings'], async () => {
    const rows = await settingRows(db)
    const stored = new Map(rows.map(({ name, value }) => [name, value as object]))
    const groups = Object.entries(DEFAULT_SETTINGS).map(([name, group]) => [
      name,
      { ...group, ...stored.get(name) },
    ])
    return Settings.parse(Object.fromEntries(groups))
  })
}
