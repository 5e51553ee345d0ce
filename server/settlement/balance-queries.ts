import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'

export type BalanceRow = Columns<
  'daily_balances',
  | 'day'
  | 'provider_cents'
  | 'orders_cents'
  | 'flagged_cents'
  | 'invoiced_cents'
  | 'transfers_cents'
  | 'transfers_invoiced_cents'
  | 'refunded_cents'
  | 'credited_cents'
  | 'is_balanced'
  | 'made_at'
>

const COLUMNS = `day, provider_cents, orders_cents, flagged_cents, invoiced_cents, transfers_cents, transfers_invoiced_cents,
  refunded_cents, credited_cents, is_balanced, made_at`

/** The moments between which a day in Brussels lies. */
export async function momentsOfDay(db: Db, day: string): Promise<{ from: Date; until: Date }> {
  const [row] = await readRows<{ from: Date; until: Date }>(
    db,
    `select ($1::date)::timestamp at time zone '${SHOP_TIME_ZONE}' as from,
      ($1::date + 1)::timestamp at time zone '${SHOP_TIME_ZONE}' as until`,
    [day],
  )
  if (row === undefined) throw new Error(`No day ${day}`)
  return row
}

/** Writes the balance of a day: `intentIds` are the payments that the provider took in on it. */
export async function writeBalance(
  db: Db,
  balance: { day: string; from: Date; until: Date; providerCents: number; intentIds: string[] },
): Promise<BalanceRow> {
  const { day, from, until, providerCents, intentIds } = balance
  const [row] = await readRows<BalanceRow>(
    db,
    `with of_provider as (
      select coalesce(sum(p.amount_cents), 0)::bigint as orders, coalesce(sum(d.total_cents), 0)::bigint as invoiced
      from payments p left join documents d on d.order_id = p.order_id and d.kind = 'invoice'
      where p.transaction_id = any($3::text[])
    ), flagged as (
      select coalesce(sum(i.amount_cents), 0)::bigint as cents from payment_intents i
      where i.id = any($3::text[]) and i.needs_attention is not null
        and not exists (select from payments p where p.transaction_id = i.id)
    ), transfers as (
      select coalesce(sum(p.amount_cents), 0)::bigint as orders, coalesce(sum(d.total_cents), 0)::bigint as invoiced
      from payments p left join documents d on d.order_id = p.order_id and d.kind = 'invoice'
      where p.method = 'bank_transfer' and p.paid_at >= $4 and p.paid_at < $5
    ), back as (
      select coalesce(sum(r.amount_cents), 0)::bigint as refunded, coalesce(sum(d.total_cents), 0)::bigint as credited
      from refunds r left join documents d
        on d.kind = 'credit_note' and (d.refund_id = r.id or d.number = r.credit_note_number)
      where r.status = 'succeeded' and r.order_id is not null and r.settled_at >= $4 and r.settled_at < $5
    )
    insert into daily_balances (day, provider_cents, orders_cents, flagged_cents, invoiced_cents, transfers_cents,
      transfers_invoiced_cents, refunded_cents, credited_cents)
    select $1, $2::bigint, of_provider.orders, flagged.cents, of_provider.invoiced, transfers.orders,
      transfers.invoiced, back.refunded, back.credited
    from of_provider, flagged, transfers, back
    on conflict (day) do update set provider_cents = excluded.provider_cents, orders_cents = excluded.orders_cents,
      flagged_cents = excluded.flagged_cents, invoiced_cents = excluded.invoiced_cents,
      transfers_cents = excluded.transfers_cents, transfers_invoiced_cents = excluded.transfers_invoiced_cents,
      refunded_cents = excluded.refunded_cents, credited_cents = excluded.credited_cents, made_at = now()
    returning ${COLUMNS}`,
    [day, providerCents, intentIds, from, until],
  )
  if (row === undefined) throw new Error('No balance was written')
  return row
}

/** Days of the last week that did not balance. */
export async function unbalancedDays(db: Db, before: string): Promise<string[]> {
  const rows = await readRows<{ day: string }>(
    db,
    'select day from daily_balances where not is_balanced and day >= $1::date - 7 and day < $1::date order by day',
    [before],
  )
  return rows.map(({ day }) => day)
}

export interface BalanceFilter {
  date_from?: string | undefined
  date_to?: string | undefined
  is_balanced?: 'true' | 'false' | undefined
}

const MATCHES = `($1::date is null or day >= $1::date) and ($2::date is null or day <= $2::date)
  and ($3::text is null or is_balanced = ($3 = 'true'))`

export async function balancesByPage(
  db: Db,
  filter: BalanceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: BalanceRow[]; total: number }> {
  const values = valuesOf(filter)
  const [rows, [count]] = await Promise.all([
    readRows<BalanceRow>(
      db,
      `select ${COLUMNS} from daily_balances where ${MATCHES} order by day desc limit $4 offset $5`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from daily_balances where ${MATCHES}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export function allBalances(db: Db, filter: BalanceFilter): Promise<BalanceRow[]> {
  return readRows<BalanceRow>(
    db,
    `select ${COLUMNS} from daily_balances where ${MATCHES} order by day`,
    valuesOf(filter),
  )
}

function valuesOf({ date_from: from, date_to: to, is_balanced: isBalanced }: BalanceFilter) {
  return [from ?? null, to ?? null, isBalanced ?? null]
}
