import path from 'node:path'

import { readConfig } from '#server/platform/config.ts'

import { backUpShop } from './back-up-shop.ts'
import { openShopDatabase } from './shop-database.ts'

// npm run backup -- [folder]: a backup of the running or the stopped shop, by default into the data folder.
const config = readConfig(process.env)
const now = new Date()
const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
const folder = path.resolve(
  process.argv[2] ?? path.join(config.OCTAVO_DATA_DIR, 'backups', `octavo-${stamp}`),
)
const database = await openShopDatabase(config)
try {
  const { tables, files } = await backUpShop({
    url: database.url,
    dataDir: config.OCTAVO_DATA_DIR,
    folder,
    now,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${tables.length} tables with ${rows} rows and ${files.length} files: ${folder}`)
} finally {
  await database.close()
}
