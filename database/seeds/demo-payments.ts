import { type Db, readRows, type Trx } from '#database/pool.ts'
import { applySchema } from '#payment-sandbox/apply-schema.ts'

/** Makes room at the test gateway for the payments of past orders. */
export async function prepareDemoPayments(db: Db): Promise<void> {
  // The gateway's tables are its own, and no part of our schema.
  await applySchema(db as unknown as Parameters<typeof applySchema>[0])
}

const VISA = {
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  wallet: null,
  behaviour: { needsAuthentication: false },
}
const BANCONTACT = { type: 'bancontact', behaviour: { needsAuthentication: true } }
const NO_BILLING = { name: null, email: null, phone: null, address: {} }

/** The payments of past orders and their refunds as the test gateway knows them, so that they can be refunded. */
export async function seedDemoPayments(trx: Trx, now: Date): Promise<void> {
  await readRows(
    trx,
    `insert into payment_sandbox.payment_methods (id, instrument, billing_details, created_at)
    select 'pm_demo_' || m.key, m.value, $2, $3 from jsonb_each($1::jsonb) m on conflict do nothing`,
    [
      JSON.stringify({ credit_card: VISA, bancontact: BANCONTACT }),
      JSON.stringify(NO_BILLING),
      now,
    ],
  )
  await readRows(
    trx,
    `with paid as (
      insert into payment_sandbox.payment_intents (id, client_secret, amount, amount_received, currency, status, metadata,
        payment_method_types, payment_method, latest_charge, created_at)
      select i.id, i.id || '_secret_' || gen_random_uuid(), i.amount_cents, i.amount_cents, i.currency, 'succeeded',
        jsonb_build_object('checkout_id', i.checkout_id::text), '["card", "bancontact"]', 'pm_demo_' || p.method,
        replace(i.id, 'pi_', 'ch_'), i.created_at
      from payment_intents i join payments p on p.transaction_id = i.id
      where i.status = 'succeeded' and p.method in ('credit_card', 'bancontact') on conflict do nothing
      returning id, payment_method, amount, currency, latest_charge, created_at
    )
    insert into payment_sandbox.charges (id, payment_intent, payment_method, amount, currency, status, is_authenticated, created_at)
    select latest_charge, id, payment_method, amount, currency, 'succeeded', false, created_at from paid`,
  )
  await readRows(
    trx,
    `insert into payment_sandbox.refunds (id, charge, payment_intent, amount, currency, metadata, created_at)
    select r.provider_refund_id, replace(r.intent_id, 'pi_', 'ch_'), r.intent_id, r.amount_cents, i.currency,
      jsonb_build_object('refund_key', r.key), r.created_at
    from refunds r join payment_intents i on i.id = r.intent_id where r.provider_refund_id is not null`,
  )
}
