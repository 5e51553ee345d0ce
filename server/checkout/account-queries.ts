import { readRows, type Trx } from '#database/pool.ts'

/** Open checkouts of an account, locked; with a payment intent, money may still come for one. */
export function lockOpenCheckouts(
  trx: Trx,
  userId: number,
): Promise<{ id: number; has_intent: boolean }[]> {
  return readRows(
    trx,
    `select c.id, exists (select from payment_intents i where i.checkout_id = c.id) as has_intent
    from checkouts c where c.user_id = $1 and c.state = 'open' order by c.id for no key update of c`,
    [userId],
  )
}

/** Removes the personal details from checkouts that never became an order; the amounts stay. */
export async function eraseCheckouts(trx: Trx, userId: number): Promise<void> {
  await readRows(
    trx,
    `delete from webhook_events w using payment_intents i, checkouts c
    where w.intent_id = i.id and i.checkout_id = c.id and c.user_id = $1 and c.state = 'released'`,
    [userId],
  )
  await readRows(
    trx,
    "update checkouts set details = '{}', vat_check = null, network_hash = null where user_id = $1 and state = 'released'",
    [userId],
  )
}
