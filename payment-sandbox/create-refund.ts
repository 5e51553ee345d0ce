import { type ApiAnswer, type ApiCall, ok } from './api-call.ts'
import { announce } from './events.ts'
import { chargeAsObject } from './intent-answer.ts'
import { CreateRefund, readParameters } from './parameters.ts'
import { findCharge, lockIntent, paidChargeOf } from './queries.ts'
import { newId } from './random-id.ts'
import { invalidRequest, noSuch } from './stripe-error.ts'
import { type ChargeRow, refundObject } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'

/** Gives back at most what was captured and not yet refunded; everything left when no amount is named. */
export async function createRefund(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const params = readParameters(CreateRefund, call.form)
  const charge = await lockPaidCharge(trx, params)
  const amount = refundableAmount(charge, params.amount)
  const refund = await trx
    .insertInto('payment_sandbox.refunds')
    .values({
      id: newId('re'),
      charge: charge.id,
      payment_intent: charge.payment_intent,
      amount,
      currency: charge.currency,
      reason: params.reason ?? null,
      metadata: JSON.stringify(params.metadata ?? {}),
      created_at: call.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const refunded = await addRefunded(trx, charge, amount)
  const intent = charge.payment_intent
  const object = refundObject(refund)
  await announce(trx, call, { type: 'refund.created', intent, object })
  await announce(trx, call, {
    type: 'charge.refunded',
    intent,
    object: await chargeAsObject(trx, refunded),
  })
  return ok(object)
}

async function lockPaidCharge(trx: SandboxTrx, params: CreateRefund): Promise<ChargeRow> {
  const named = params.charge === undefined ? undefined : await findCharge(trx, params.charge)
  const intentId = params.payment_intent ?? named?.payment_intent
  if (intentId === undefined) throw noSuch('charge', params.charge ?? '')
  const intent = await lockIntent(trx, intentId)
  if (intent === undefined) throw noSuch('payment_intent', intentId)
  const charge = await paidChargeOf(trx, intent)
  if (charge !== undefined && (params.charge ?? charge.id) === charge.id) return charge
  throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
    param: 'payment_intent',
  })
}

function refundableAmount(charge: ChargeRow, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded
  if (charge.is_disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = asked ?? left
  if (amount >= 1 && amount <= left) return amount
  throw invalidRequest(
    amount < 1
      ? 'Invalid positive integer'
      : `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    { code: amount < 1 ? 'parameter_invalid_integer' : 'amount_too_large', param: 'amount' },
  )
}

function addRefunded(trx: SandboxTrx, charge: ChargeRow, amount: number) {
  return trx
    .updateTable('payment_sandbox.charges')
    .set((row) => ({ amount_refunded: row('amount_refunded', '+', amount) }))
    .where('id', '=', charge.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
