import { announce, type Cause } from './events.ts'
import { newId } from './random-id.ts'
import { invalidRequest } from './stripe-error.ts'
import { type ChargeRow, disputeObject } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'

/** The cardholder's bank takes a captured payment back; the intent must be locked by the caller. */
export async function disputeCharge(
  trx: SandboxTrx,
  cause: Cause,
  charge: ChargeRow,
  { reason, amount = charge.amount }: { reason: string; amount?: number | undefined },
) {
  if (amount < 1 || amount > charge.amount) {
    throw invalidRequest('A dispute is for at most the captured amount.', { param: 'amount' })
  }
  const { numUpdatedRows } = await trx
    .updateTable('payment_sandbox.charges')
    .set({ is_disputed: true })
    .where('id', '=', charge.id)
    .where('is_disputed', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw invalidRequest('This charge is disputed already.')
  const dispute = await trx
    .insertInto('payment_sandbox.disputes')
    .values({
      id: newId('dp'),
      charge: charge.id,
      payment_intent: charge.payment_intent,
      amount,
      currency: charge.currency,
      reason,
      created_at: cause.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const object = disputeObject(dispute)
  await announce(trx, cause, {
    type: 'charge.dispute.created',
    intent: charge.payment_intent,
    object,
  })
  return object
}
