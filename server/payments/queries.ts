import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export type IntentRow = Columns<
  'payment_intents',
  'id' | 'checkout_id' | 'amount_cents' | 'currency' | 'client_secret' | 'status'
>

const COLUMNS = 'id, checkout_id, amount_cents, currency, client_secret, status'

export async function intentOfCheckout(db: Db, checkoutId: number): Promise<IntentRow | undefined> {
  const [row] = await readRows<IntentRow>(
    db,
    `select ${COLUMNS} from payment_intents where checkout_id = $1`,
    [checkoutId],
  )
  return row
}

/** Keeps the intent of a checkout; the first of two writers wins, and both get the kept one. */
export async function keepIntent(db: Db, intent: IntentRow): Promise<IntentRow> {
  const [written] = await readRows<IntentRow>(
    db,
    `insert into payment_intents (id, checkout_id, amount_cents, currency, client_secret, status)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${COLUMNS}`,
    [
      intent.id,
      intent.checkout_id,
      intent.amount_cents,
      intent.currency,
      intent.client_secret,
      intent.status,
    ],
  )
  const kept = written ?? (await intentOfCheckout(db, intent.checkout_id))
  if (kept === undefined) throw new Error('The payment intent was not kept')
  return kept
}

/** Notes the provider's status. One that was cancelled or paid does not change by an answer that comes late. */
export async function setIntentStatus(db: Db, id: string, status: string): Promise<void> {
  await readRows(
    db,
    `update payment_intents set checked_at = now(), status = case
      when status = 'succeeded' or (status = 'canceled' and $2 <> 'succeeded') then status else $2 end
    where id = $1`,
    [id, status],
  )
}

export async function flagIntent(db: Db | Trx, id: string, reason: string): Promise<void> {
  await readRows(
    db,
    'update payment_intents set needs_attention = $2, checked_at = now() where id = $1',
    [id, reason],
  )
}

export interface LiveIntent {
  id: string
  checkout_id: number
  checkout_state: string
}

/** Intents that are neither cancelled nor paid as far as the shop knows, those asked about longest ago first. */
export function liveIntents(db: Db, limit: number): Promise<LiveIntent[]> {
  return readRows<LiveIntent>(
    db,
    `select i.id, i.checkout_id, c.state as checkout_state
    from payment_intents i join checkouts c on c.id = i.checkout_id
    where i.status not in ('succeeded', 'canceled') and i.needs_attention is null
      and i.created_at > now() - interval '3 days'
    order by i.checked_at nulls first, i.created_at limit $1`,
    [limit],
  )
}

export interface NewEvent {
  id: string
  type: string
  intentId: string | null
  payload: unknown
  /** False for events that are only stored. */
  needsWork: boolean
}

/** Puts an event into the inbox; false when it was there already. */
export async function receiveEvent(trx: Trx, event: NewEvent): Promise<boolean> {
  const rows = await readRows(
    trx,
    `insert into webhook_events (id, type, intent_id, payload, processed_at)
    values ($1, $2, $3, $4, case when not $5::boolean then now() end) on conflict (id) do nothing returning id`,
    [event.id, event.type, event.intentId, JSON.stringify(event.payload), event.needsWork],
  )
  return rows.length > 0
}

export async function eventById(
  db: Db,
  id: string,
): Promise<
  { id: string; type: string; intent_id: string | null; is_processed: boolean } | undefined
> {
  const [row] = await readRows<{
    id: string
    type: string
    intent_id: string | null
    is_processed: boolean
  }>(
    db,
    'select id, type, intent_id, processed_at is not null as is_processed from webhook_events where id = $1',
    [id],
  )
  return row
}

export async function finishEvent(db: Db, id: string): Promise<void> {
  await readRows(
    db,
    'update webhook_events set processed_at = now() where id = $1 and processed_at is null',
    [id],
  )
}

/** Events of the inbox that no job works on any more, oldest first: restored from a backup, or lost with the queue. */
export async function eventsWithoutJob(db: Db, queue: string, most: number): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    `select e.id from webhook_events e
    where e.processed_at is null and e.received_at < now() - interval '1 minute'
      and not exists (select from pgboss.job j where j.name = $1 and j.data ->> 'event_id' = e.id)
    order by e.received_at limit $2`,
    [queue, most],
  )
  return rows.map(({ id }) => id)
}
