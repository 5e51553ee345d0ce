import type { BankStatement } from '#contract/bank-statements.ts'
import type { Language } from '#contract/plain/languages.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import type { MovementMatch } from '#contract/plain/statuses.ts'
import type { Db } from '#database/pool.ts'
import { formatMoney } from '#server/platform/formats.ts'
import { message } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { matchOf } from './match-movement.ts'
import {
  type MovementRow,
  movementsOfStatement,
  statementById,
  type StatementListRow,
} from './statement-queries.ts'

/** A statement with what each of its movements pays, as things stand now. Throws `not_found`. */
export async function showStatement(
  db: Db,
  id: number,
  language: Language,
): Promise<BankStatement> {
  const statement = await statementById(db, id)
  if (statement === undefined) throw new ShopError('not_found', { message: 'statements.not_found' })
  const rows = await movementsOfStatement(db, id)
  return {
    ...statement,
    applied_at: statement.applied_at?.toISOString() ?? null,
    rows: withMatches(rows).map(([row, match]) => shown(row, match, language)),
  }
}

/** Of two movements that both pay the same order whole, the second finds it paid. */
export function withMatches(rows: readonly MovementRow[]): [MovementRow, MovementMatch][] {
  const paid = new Set<number>()
  return rows.map((row) => {
    const match = matchOfRow(row)
    if (match !== 'equal' || row.order_id === null) return [row, match]
    if (paid.has(row.order_id)) return [row, 'already_paid']
    paid.add(row.order_id)
    return [row, match]
  })
}

export function matchOfRow(row: MovementRow): MovementMatch {
  const { order_status: status, payment_status: paymentStatus, total_cents: totalCents } = row
  const isKnown = status !== null && paymentStatus !== null && totalCents !== null
  return matchOf({ ...row, order: isKnown ? { status, paymentStatus, totalCents } : null })
}

function shown(
  { amount_cents: amount, total_cents: total, ...row }: MovementRow,
  match: MovementMatch,
  language: Language,
): BankStatement['rows'][number] {
  const expected = total === null ? null : toWire(cents(total))
  // i18n: statements.match.*
  const explanation = message(language, `statements.match.${match}`, {
    number: row.order_number ?? '',
    expected: expected === null ? '' : formatMoney(expected, language),
  })
  return {
    id: row.id,
    line: row.line,
    booked_on: row.booked_on,
    amount: toWire(cents(amount)),
    name: row.name,
    account: row.account,
    communication: row.communication,
    match,
    explanation,
    order_id: row.order_id,
    order_number: row.order_number,
    expected,
  }
}

/** A row of the list of statements. */
export function statementRowOf({
  uploaded_at: uploadedAt,
  applied_at: appliedAt,
  ...row
}: StatementListRow) {
  return {
    ...row,
    uploaded_at: uploadedAt.toISOString(),
    applied_at: appliedAt?.toISOString() ?? null,
  }
}
