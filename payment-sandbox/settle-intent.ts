import { announceIntent, changeIntent, eventOfIntent } from './change-intent.ts'
import { disputeCharge } from './create-dispute.ts'
import { announce, type Cause } from './events.ts'
import { declineError, type PaymentError } from './payment-error.ts'
import { newId } from './random-id.ts'
import { chargeObject, type IntentRow, type PaymentMethodRow } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'

/** How an attempt ended: the intent as it is now, with the error when the card was declined. */
interface Settlement {
  intent: IntentRow
  error?: PaymentError
}

/** What the bank is asked: with which method, and whether the customer has approved it there. */
interface Attempt {
  method: PaymentMethodRow
  isAuthenticated: boolean
}

/** Lets the bank decide on a locked intent: charges it, or records the decline. */
export async function settleIntent(
  trx: SandboxTrx,
  cause: Cause,
  intent: IntentRow,
  attempt: Attempt,
): Promise<Settlement> {
  const { behaviour, type } = attempt.method.instrument
  if (behaviour.declines === undefined) return capture(trx, cause, intent, attempt)
  return decline(trx, cause, intent, attempt, {
    ...declineError(behaviour.declines),
    payment_method_type: type,
  })
}

async function capture(
  trx: SandboxTrx,
  cause: Cause,
  intent: IntentRow,
  attempt: Attempt,
): Promise<Settlement> {
  const { method } = attempt
  const charge = await insertCharge(trx, cause, intent, attempt)
  const paid = await changeIntent(trx, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
  })
  const object = chargeObject(charge, method, paid)
  await announce(
    trx,
    cause,
    { type: 'charge.succeeded', intent: intent.id, object },
    eventOfIntent('succeeded', paid),
  )
  const { disputes } = method.instrument.behaviour
  if (disputes !== undefined) await disputeCharge(trx, cause, charge, { reason: disputes })
  return { intent: paid }
}

async function decline(
  trx: SandboxTrx,
  cause: Cause,
  intent: IntentRow,
  attempt: Attempt,
  refusal: PaymentError,
): Promise<Settlement> {
  const charge = await insertCharge(trx, cause, intent, attempt, refusal)
  const failed = await failIntent(trx, cause, intent, { ...refusal, charge: charge.id })
  await announce(trx, cause, {
    type: 'charge.failed',
    intent: intent.id,
    object: chargeObject(charge, attempt.method, failed.intent),
  })
  return failed
}

/** Sends a locked intent back to the start, so that the customer can pay in another way. */
export async function failIntent(
  trx: SandboxTrx,
  cause: Cause,
  intent: IntentRow,
  error: PaymentError,
): Promise<Settlement> {
  const failed = await changeIntent(trx, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: JSON.stringify(error),
    ...(error.charge !== undefined && { latest_charge: error.charge }),
  })
  await announceIntent(trx, cause, 'payment_failed', failed)
  return { intent: failed, error }
}

function insertCharge(
  trx: SandboxTrx,
  cause: Cause,
  intent: IntentRow,
  { method, isAuthenticated }: Attempt,
  failure?: PaymentError,
) {
  return trx
    .insertInto('payment_sandbox.charges')
    .values({
      id: newId('ch'),
      payment_intent: intent.id,
      payment_method: method.id,
      amount: intent.amount,
      currency: intent.currency,
      status: failure === undefined ? 'succeeded' : 'failed',
      failure: failure === undefined ? null : JSON.stringify(failure),
      is_authenticated: isAuthenticated,
      created_at: cause.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
