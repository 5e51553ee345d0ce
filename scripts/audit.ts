import { databaseUrl } from '#database/embedded/postmaster.ts'
import { readState } from '#database/embedded/state.ts'
import { openDatabase } from '#database/pool.ts'
import { readConfig } from '#server/platform/config.ts'
import { auditShop } from '#server/reports/audit-shop.ts'

// Checks the invariants of a live shop: the one of DATABASE_URL, or the running one of the data folder.
const config = readConfig(process.env)
const url = config.DATABASE_URL ?? runningUrl()

function runningUrl(): string {
  const state = readState(config.OCTAVO_DATA_DIR)
  if (state === undefined)
    throw new Error('There is no shop in the data folder. Start it first, or set DATABASE_URL.')
  return databaseUrl(state)
}

const db = openDatabase(url, { max: 1, statementTimeoutMs: 60_000 })
const findings = await auditShop(db)
await db.destroy()
for (const { invariant, claim, subject, detail } of findings)
  console.log(`${invariant} (${claim}): ${subject}: ${detail}`)
console.log(
  findings.length === 0
    ? 'The shop is sound: no invariant is broken.'
    : `${findings.length} findings.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
