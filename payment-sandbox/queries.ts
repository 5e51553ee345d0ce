import { sql } from 'kysely'

import type { Page } from './parameters.ts'
import type { ChargeRow, IntentRow, PaymentMethodRow } from './stripe-objects.ts'
import type { SandboxDb, SandboxTrx } from './tables.ts'

export function findIntent(db: SandboxDb, id: string) {
  return db
    .selectFrom('payment_sandbox.payment_intents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Every change of an intent, its charges, refunds and disputes begins with this lock. */
export function lockIntent(trx: SandboxTrx, id: string) {
  return trx
    .selectFrom('payment_sandbox.payment_intents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findCharge(db: SandboxDb, id: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('payment_sandbox.charges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A charge with the method that paid it. */
export async function findChargeWithMethod(
  db: SandboxDb,
  id: string,
): Promise<{ charge: ChargeRow; method: PaymentMethodRow } | undefined> {
  const row = await db
    .selectFrom('payment_sandbox.charges as c')
    .innerJoin('payment_sandbox.payment_methods as m', 'm.id', 'c.payment_method')
    .selectAll('c')
    .select(['m.instrument', 'm.billing_details', 'm.created_at as method_created_at'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { instrument, billing_details, method_created_at: created_at, ...charge } = row
  return { charge, method: { id: charge.payment_method, instrument, billing_details, created_at } }
}

export function paidChargeOf(trx: SandboxTrx, intent: IntentRow) {
  return trx
    .selectFrom('payment_sandbox.charges')
    .selectAll()
    .where('payment_intent', '=', intent.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst()
}

export function findPaymentMethod(
  db: SandboxDb,
  id: string,
): Promise<PaymentMethodRow | undefined> {
  return db
    .selectFrom('payment_sandbox.payment_methods')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findRefund(db: SandboxDb, id: string) {
  return db
    .selectFrom('payment_sandbox.refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findEvent(db: SandboxDb, id: string) {
  return db.selectFrom('payment_sandbox.events').selectAll().where('id', '=', id).executeTakeFirst()
}

type Listed = 'payment_intents' | 'refunds' | 'events'

/** One row more than the page holds tells whether there is a next page. */
export async function listIds(
  db: SandboxDb,
  table: Listed,
  page: Page,
  equals: Partial<Record<'type' | 'payment_intent', string | undefined>> = {},
): Promise<{ ids: string[]; hasMore: boolean }> {
  const rows = sql.table(`payment_sandbox.${table}`)
  const conditions = [...createdBetween(page.created)]
  if (page.starting_after !== undefined) {
    conditions.push(
      sql`(created_at, id) < (select created_at, id from ${rows} where id = ${page.starting_after})`,
    )
  }
  for (const [column, value] of Object.entries(equals)) {
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`)
  }
  const found = await sql<{ id: string }>`
    select id from ${rows} where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by created_at desc, id desc limit ${page.limit + 1}`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  return { ids: ids.slice(0, page.limit), hasMore: ids.length > page.limit }
}

function createdBetween({ gt, gte, lt, lte }: NonNullable<Page['created']> = {}) {
  const second = sql`date_trunc('second', created_at)`
  return [
    ...(gt === undefined ? [] : [sql`${second} > to_timestamp(${gt})`]),
    ...(gte === undefined ? [] : [sql`${second} >= to_timestamp(${gte})`]),
    ...(lt === undefined ? [] : [sql`${second} < to_timestamp(${lt})`]),
    ...(lte === undefined ? [] : [sql`${second} <= to_timestamp(${lte})`]),
  ]
}

/** What was captured and not given back, per currency. */
export async function balances(db: SandboxDb) {
  const rows = await db
    .selectFrom('payment_sandbox.charges')
    .select(['currency', sql<string>`sum(amount - amount_refunded)::text`.as('amount')])
    .where('status', '=', 'succeeded')
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
}
