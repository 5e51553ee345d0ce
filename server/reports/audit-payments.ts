import { type Db, readRows } from '#database/pool.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'

import type { Finding } from './audit-shop.ts'

const INVARIANT = 'I14'
const CLAIM = 'captured money belongs to a living order, or is flagged for staff'
const AT_ONCE = 500

/**
 * Asks the provider, not our own copy, which payments were captured since a moment, and names those
 * that no living order was paid with and that are not flagged. Leaves out what was captured within
 * the last `graceSeconds`: its order may be on its way.
 */
export async function auditPayments(
  db: Db,
  provider: PaymentProvider,
  { since, now, graceSeconds }: { since: Date; now: Date; graceSeconds: number },
): Promise<Finding[]> {
  const until = now.getTime() - graceSeconds * 1000
  const findings: Finding[] = []
  let ids: string[] = []
  try {
    for await (const { id, capturedAt } of provider.capturedIntents(since)) {
      if (capturedAt.getTime() > until) continue
      ids.push(id)
      if (ids.length < AT_ONCE) continue
      findings.push(...(await unaccounted(db, ids)))
      ids = []
    }
    return [...findings, ...(await unaccounted(db, ids))]
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return [...findings, finding('the payment provider', `could not be asked: ${detail}`)]
  }
}

async function unaccounted(db: Db, ids: readonly string[]): Promise<Finding[]> {
  const rows = await readRows<{ id: string }>(
    db,
    `select captured.id from unnest($1::text[]) as captured (id)
    where not exists (
        select from payments p join orders o on o.id = p.order_id
        where p.transaction_id = captured.id and (o.status <> 'cancelled' or p.refunded_cents >= p.amount_cents))
      and not exists (
        select from payment_intents i where i.id = captured.id and i.needs_attention is not null)
    order by captured.id`,
    [ids],
  )
  return rows.map(({ id }) => finding(`payment ${id}`, 'captured, without an order or a flag'))
}

function finding(subject: string, detail: string): Finding {
  return { invariant: INVARIANT, claim: CLAIM, subject, detail }
}
