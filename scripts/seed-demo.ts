import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/pool.ts'
import { hasDemo, seedDemo } from '#database/seeds/demo.ts'
import { demoParts } from '#server/demo-parts.ts'
import { readConfig } from '#server/platform/config.ts'

// Loads the demo shop into the database of DATABASE_URL.
const { DATABASE_URL: url } = readConfig(process.env)
if (url === undefined) {
  console.error('Set DATABASE_URL: the embedded database gets the demo data by npm start itself.')
  process.exit(1)
}
await migrate(url)
const db = openDatabase(url, { max: 2, statementTimeoutMs: 0 })
if (await hasDemo(db)) console.log('The demo data are there already.')
else
  await seedDemo(db, {
    ...demoParts,
    onProgress: (step) => console.log(`Loading ${step} …`),
  })
await db.destroy()
