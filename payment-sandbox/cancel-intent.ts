import type { ApiAnswer, ApiCall } from './api-call.ts'
import { announceIntent, changeIntent } from './change-intent.ts'
import { intentAnswer, intentFor } from './intent-answer.ts'
import { CancelIntent, readParameters } from './parameters.ts'
import { lockIntent } from './queries.ts'
import { noSuch, unexpectedState } from './stripe-error.ts'
import type { SandboxTrx } from './tables.ts'

/** Refused once the intent has succeeded or was cancelled: of pay and cancel exactly one wins. */
export async function cancelIntent(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const { cancellation_reason, expand } = readParameters(CancelIntent, call.form)
  const intent = await lockIntent(trx, call.id)
  if (intent === undefined) throw noSuch('payment_intent', call.id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      await intentFor(trx, call, intent, []),
    )
  }
  const canceled = await changeIntent(trx, intent, {
    status: 'canceled',
    canceled_at: call.now,
    cancellation_reason: cancellation_reason ?? null,
  })
  await announceIntent(trx, call, 'canceled', canceled)
  return intentAnswer(trx, call, canceled, expand)
}
