import { type ApiAnswer, type ApiCall, ok } from './api-call.ts'
import { disputeCharge } from './create-dispute.ts'
import { CreateDispute, DeliveryPause, readParameters, ResendEvent } from './parameters.ts'
import { findEvent, lockIntent, paidChargeOf } from './queries.ts'
import { invalidRequest, noSuch } from './stripe-error.ts'
import type { SandboxTrx } from './tables.ts'

/** Holds webhooks back, of one intent or of all; they wait and lose no attempt. */
export async function pauseDelivery(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const scope = pauseScope(call)
  await trx
    .insertInto('payment_sandbox.delivery_pauses')
    .values({ scope })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ok({ object: 'test_helpers.webhook_delivery', scope, paused: true })
}

export async function resumeDelivery(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const scope = pauseScope(call)
  await trx.deleteFrom('payment_sandbox.delivery_pauses').where('scope', '=', scope).execute()
  return ok({ object: 'test_helpers.webhook_delivery', scope, paused: false })
}

function pauseScope({ form }: ApiCall): string {
  return readParameters(DeliveryPause, form).payment_intent ?? 'all'
}

/** Sends an event once more, or several times. */
export async function resendEvent(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const { times } = readParameters(ResendEvent, call.form)
  const event = await findEvent(trx, call.id)
  if (event === undefined) throw noSuch('event', call.id)
  const deliveries = Array.from({ length: times }, () => ({ event: event.id }))
  await trx.insertInto('payment_sandbox.webhook_deliveries').values(deliveries).execute()
  return ok({ object: 'test_helpers.resend', event: event.id, times })
}

export async function createDispute(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const { payment_intent, ...dispute } = readParameters(CreateDispute, call.form)
  const intent = await lockIntent(trx, payment_intent)
  if (intent === undefined) throw noSuch('payment_intent', payment_intent)
  const charge = await paidChargeOf(trx, intent)
  if (charge === undefined) throw invalidRequest('Only a captured payment can be disputed.')
  return ok(await disputeCharge(trx, call, charge, dispute))
}
