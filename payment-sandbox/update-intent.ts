import type { ApiAnswer, ApiCall } from './api-call.ts'
import { changeIntent } from './change-intent.ts'
import { requireAmount } from './create-intent.ts'
import { intentAnswer, intentFor } from './intent-answer.ts'
import { readParameters, UpdateIntent } from './parameters.ts'
import { lockIntent } from './queries.ts'
import { noSuch, unexpectedState } from './stripe-error.ts'
import type { IntentRow } from './stripe-objects.ts'
import type { Metadata, SandboxTrx } from './tables.ts'

export async function updateIntent(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const params = readParameters(UpdateIntent, call.form)
  const intent = await lockIntent(trx, call.id)
  if (intent === undefined) throw noSuch('payment_intent', call.id)
  if (params.amount !== undefined && params.amount !== intent.amount) {
    requireAmount(params.amount)
    await requireAmountOpen(trx, call, intent)
  }
  const updated = await changeIntent(trx, intent, {
    amount: params.amount ?? intent.amount,
    description: params.description ?? intent.description,
    receipt_email: params.receipt_email ?? intent.receipt_email,
    statement_descriptor_suffix:
      params.statement_descriptor_suffix ?? intent.statement_descriptor_suffix,
    metadata: JSON.stringify(mergeMetadata(intent.metadata, params.metadata)),
    ...(params.shipping !== undefined && { shipping: JSON.stringify(params.shipping) }),
  })
  return intentAnswer(trx, call, updated, params.expand)
}

async function requireAmountOpen(trx: SandboxTrx, call: ApiCall, intent: IntentRow) {
  if (/^requires_(payment_method|confirmation)$/.test(intent.status)) return
  throw unexpectedState(
    `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation.`,
    await intentFor(trx, call, intent, []),
  )
}

/** A key set to nothing is removed, others are added to what is there. */
function mergeMetadata(current: Metadata, changes: Metadata = {}): Metadata {
  const merged = Object.entries({ ...current, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value !== ''))
}
