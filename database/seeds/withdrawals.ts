import { withdrawalNumber, type WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import { readRows, type Trx } from '#database/pool.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STAFF = 'Jan Admin'

interface Step {
  status: WithdrawalStatus
  /** After the withdrawal. */
  days: number
  reason?: string
}

const ACCEPTED: Step = { status: 'accepted', days: 1 }
const GOODS_RECEIVED: Step = { status: 'goods_received', days: 4 }

/** What staff have done with each of them so far. */
const WITHDRAWALS: readonly { reason: string | null; steps: readonly Step[] }[] = [
  { reason: null, steps: [] },
  { reason: 'Besteld voor de verkeerde printer', steps: [ACCEPTED] },
  {
    reason: null,
    steps: [{ status: 'declined', days: 1, reason: 'De verpakking is geopend en leeg.' }],
  },
  { reason: 'Te veel besteld', steps: [ACCEPTED, GOODS_RECEIVED] },
  { reason: null, steps: [ACCEPTED, GOODS_RECEIVED, { status: 'refunded', days: 6 }] },
]

/** A withdrawal in each state, of guests who send one piece of an order back; the last one is paid back. */
export async function seedWithdrawals(trx: Trx, staffId: number, now: Date): Promise<void> {
  const used: number[] = []
  for (const [index, { reason, steps }] of WITHDRAWALS.entries()) {
    const deliveredBefore = new Date(now.getTime() - (2 + 2 * index) * DAY_MS)
    // oxlint-disable-next-line no-await-in-loop -- one transaction; each takes another order
    const bought = await boughtBefore(trx, deliveredBefore, used)
    used.push(bought.order_id)
    const declaredAt = new Date(bought.delivered_at.getTime() + 18 * HOUR_MS)
    const withdrawal = { ...bought, reason, declaredAt, version: 1 + steps.length }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const id = await insertWithdrawal(trx, withdrawal)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await takeSteps(trx, { id, staffId, declaredAt }, steps)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (steps.at(-1)?.status === 'refunded') await payBack(trx, id, bought)
  }
}

interface Bought {
  order_id: number
  order_item_id: number
  unit_price_cents: number
  transaction_id: string
  delivered_at: Date
}

/** An article of the last order of several that was delivered to a guest by then. */
async function boughtBefore(trx: Trx, day: Date, used: readonly number[]): Promise<Bought> {
  const [row] = await readRows<Bought>(
    trx,
    `select o.id as order_id, min(i.id) as order_item_id, p.transaction_id, s.delivered_at,
      (array_agg(i.unit_price_cents order by i.id))[1] as unit_price_cents
    from orders o join payments p on p.order_id = o.id join shipments s on s.order_id = o.id
    join order_items i on i.order_id = o.id
    where o.user_id is null and o.language = 'nl' and o.status = 'completed' and p.transaction_id is not null
      and s.delivered_at <= $1 and o.id <> all($2::int[])
    group by o.id, p.transaction_id, s.delivered_at having count(*) > 1
    order by s.delivered_at desc, o.id limit 1`,
    [day, used],
  )
  if (row === undefined) throw new Error(`No order was delivered before ${day.toISOString()}`)
  return row
}

async function insertWithdrawal(
  trx: Trx,
  {
    reason,
    declaredAt,
    version,
    ...bought
  }: Bought & { reason: string | null; declaredAt: Date; version: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('withdrawals')
    .values({
      order_id: bought.order_id,
      reason,
      declared_at: declaredAt,
      created_at: declaredAt,
      version,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('withdrawal_lines')
    .values({ withdrawal_id: id, order_item_id: bought.order_item_id, quantity: 1 })
    .execute()
  await trx
    .insertInto('withdrawal_events')
    .values({ withdrawal_id: id, status: 'received', actor: 'customer', at: declaredAt })
    .execute()
  return id
}

async function takeSteps(
  trx: Trx,
  { id, staffId, declaredAt }: { id: number; staffId: number; declaredAt: Date },
  steps: readonly Step[],
): Promise<void> {
  let before: WithdrawalStatus = 'received'
  for (const { status, days, reason = null } of steps) {
    const at = new Date(declaredAt.getTime() + days * DAY_MS)
    // oxlint-disable-next-line no-await-in-loop -- step by step
    await trx
      .insertInto('withdrawal_events')
      .values({ withdrawal_id: id, status, reason, actor: STAFF, at })
      .execute()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await trx
      .insertInto('audit_log')
      .values({
        actor_id: staffId,
        action: 'update',
        entity: 'withdrawal',
        entity_id: String(id),
        before: JSON.stringify({ status: before }),
        after: JSON.stringify({ status, reason }),
        ip: '127.0.0.1',
        at,
      })
      .execute()
    before = status
  }
  await trx.updateTable('withdrawals').set({ status: before }).where('id', '=', id).execute()
}

/** The money went back through the provider, whose own record `seedDemoPayments` makes of this. */
async function payBack(trx: Trx, id: number, bought: Bought): Promise<void> {
  await readRows(
    trx,
    `with refunded as (
      insert into refunds (order_id, intent_id, amount_cents, reason, status, key, provider_refund_id, actor, created_at, settled_at)
      select w.order_id, $2, $3, $4, 'succeeded', w.refund_key, 're_demo_' || w.id, $5, e.at, e.at
      from withdrawals w join withdrawal_events e on e.withdrawal_id = w.id and e.status = 'refunded' where w.id = $1
      returning id, order_id, amount_cents, created_at
    ), lines as (
      insert into refund_lines (refund_id, order_item_id, quantity, amount_cents, restock)
      select id, $6, 1, amount_cents, false from refunded
    ), paid as (
      update payments p set status = 'partially_refunded', refunded_cents = r.amount_cents
      from refunded r where p.order_id = r.order_id
    ), told as (
      insert into order_events (order_id, kind, actor, at, details)
      select order_id, 'refunded', $5, created_at,
        jsonb_build_object('refund_id', id, 'amount', to_char(amount_cents / 100.0, 'FM999990.00'), 'reason', $4::text, 'by_hand', false)
      from refunded
    )
    update withdrawals w set refund_id = r.id from refunded r where w.id = $1`,
    [
      id,
      bought.transaction_id,
      bought.unit_price_cents,
      withdrawalNumber(id),
      STAFF,
      bought.order_item_id,
    ],
  )
}
