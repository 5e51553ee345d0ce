import type { DailyBalance } from '#contract/daily-balances.ts'
import { addDays, belgianDay } from '#contract/plain/delivery.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type BalanceRow, momentsOfDay, unbalancedDays, writeBalance } from './balance-queries.ts'

/** A payment may be made some time after its checkout began. */
const BEGAN_BEFORE_MS = 2 * 86_400_000

/** Balances yesterday, and days of the last week that did not fit then. */
export async function balanceYesterday(shop: Shop): Promise<void> {
  const yesterday = addDays(belgianDay(shop.clock()), -1)
  for (const day of [...(await unbalancedDays(shop.db, yesterday)), yesterday]) {
    const row = await balance(shop, day)
    if (!row.is_balanced) shop.log.error({ day }, 'provider, orders and invoices do not balance')
  }
}

/**
 * Sets what the provider took in on a day against the orders of just these payments, and those against
 * their invoices; transfers and refunds of the day against invoices and credit notes. Throws
 * `validation` for a day that is not over.
 */
export async function balanceDay(shop: Shop, day: string): Promise<DailyBalance> {
  if (day >= belgianDay(shop.clock()))
    throw new ShopError('validation', { fields: { day: 'balances.not_over' } })
  return balanceOf(await balance(shop, day))
}

async function balance({ db, provider }: Shop, day: string): Promise<BalanceRow> {
  const { from, until } = await momentsOfDay(db, day)
  let providerCents = 0
  const intentIds: string[] = []
  const since = new Date(from.getTime() - BEGAN_BEFORE_MS)
  for await (const { id, capturedAt, amount } of provider.capturedIntents(since)) {
    if (capturedAt < from || capturedAt >= until) continue
    providerCents += amount
    intentIds.push(id)
  }
  return writeBalance(db, { day, from, until, providerCents, intentIds })
}

/** A balance as answers and files carry it. */
export function balanceOf(row: BalanceRow): DailyBalance {
  return {
    day: row.day,
    provider: euros(row.provider_cents),
    orders: euros(row.orders_cents),
    flagged: euros(row.flagged_cents),
    invoiced: euros(row.invoiced_cents),
    transfers: euros(row.transfers_cents),
    transfers_invoiced: euros(row.transfers_invoiced_cents),
    refunded: euros(row.refunded_cents),
    credited: euros(row.credited_cents),
    is_balanced: row.is_balanced,
    made_at: row.made_at.toISOString(),
  }
}

function euros(amount: number): string {
  return toWire(cents(amount))
}
