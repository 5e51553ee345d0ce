import type { Updateable } from 'kysely'

import { announce, type Cause } from './events.ts'
import { intentObject, type IntentRow } from './stripe-objects.ts'
import type { SandboxTables, SandboxTrx } from './tables.ts'

type IntentChange = Updateable<SandboxTables['payment_sandbox.payment_intents']>

/**
 * Changes a locked intent. The condition on the status it was read with is a second guard: a final
 * state is never left, whatever a caller forgot to lock.
 */
export function changeIntent(
  trx: SandboxTrx,
  intent: IntentRow,
  change: IntentChange,
): Promise<IntentRow> {
  return trx
    .updateTable('payment_sandbox.payment_intents')
    .set(change)
    .where('id', '=', intent.id)
    .where('status', '=', intent.status)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function announceIntent(
  trx: SandboxTrx,
  cause: Cause,
  type: string,
  intent: IntentRow,
): Promise<void> {
  await announce(trx, cause, eventOfIntent(type, intent))
}

export function eventOfIntent(type: string, intent: IntentRow) {
  return { type: `payment_intent.${type}`, intent: intent.id, object: intentObject(intent) }
}
