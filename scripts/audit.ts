import { databaseUrl } from '#database/embedded/postmaster.ts'
import { readState } from '#database/embedded/state.ts'
import { openDatabase } from '#database/pool.ts'
import { openProvider } from '#server/payments/open-provider.ts'
import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { publicUrlOf, readConfig } from '#server/platform/config.ts'
import { auditPayments } from '#server/reports/audit-payments.ts'
import { lastRun, recordRun } from '#server/reports/audit-run-queries.ts'
import { auditShop } from '#server/reports/audit-shop.ts'

// Checks the invariants of a live shop: the one of DATABASE_URL, or the running one of the data
// folder, and asks the payment provider about what came since the last run.
const GRACE_SECONDS = 120
const config = readConfig(process.env)
const db = openDatabase(config.DATABASE_URL ?? runningUrl(), { max: 1, statementTimeoutMs: 60_000 })
const sandbox = config.STRIPE_SECRET_KEY === undefined ? await sandboxSecrets(db) : undefined
const provider = openProvider(config, sandbox, publicUrlOf(config))
const findings = [
  ...(await auditShop(db)),
  ...(await auditPayments(db, provider, {
    since: await lastRun(db),
    now: new Date(),
    graceSeconds: GRACE_SECONDS,
  })),
]
await recordRun(db, findings.length)
await db.destroy()
for (const { invariant, claim, subject, detail } of findings)
  console.log(`${invariant} (${claim}): ${subject}: ${detail}`)
console.log(
  findings.length === 0
    ? 'The shop is sound: no invariant is broken.'
    : `${findings.length} findings.`,
)
process.exitCode = findings.length === 0 ? 0 : 1

function runningUrl(): string {
  const state = readState(config.OCTAVO_DATA_DIR)
  if (state === undefined)
    throw new Error('There is no shop in the data folder. Start it first, or set DATABASE_URL.')
  return databaseUrl(state)
}
