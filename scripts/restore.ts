import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { RestoreRefused } from '#database/backup/restore-database.ts'
import { readConfig } from '#server/platform/config.ts'

import { restoreShop } from './restore-shop.ts'
import { openShopDatabase } from './shop-database.ts'

// npm run restore -- [folder] [--verify]: a backup, by default the newest of the data folder, into an empty shop.
const { values, positionals } = parseArgs({
  options: { verify: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const config = readConfig(process.env)
const folder = positionals[0] ?? newest(path.join(config.OCTAVO_DATA_DIR, 'backups'))
const database = await openShopDatabase(config)
try {
  const {
    tables,
    files,
    created_at: createdAt,
  } = await restoreShop({
    url: database.url,
    dataDir: config.OCTAVO_DATA_DIR,
    folder: path.resolve(folder),
    isVerified: values.verify,
  })
  const checked = values.verify ? ' Every checksum is that of the backup.' : ''
  console.log(
    `${tables.length} tables and ${files.length} files of ${createdAt} are back.${checked}`,
  )
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}

function newest(backups: string): string {
  const names = existsSync(backups) ? readdirSync(backups) : []
  const last = names
    .filter((name) => !name.endsWith('.unfinished'))
    .toSorted()
    .at(-1)
  if (last === undefined) throw new Error('Name the folder of the backup: npm run restore -- path')
  return path.join(backups, last)
}
