import { createHash } from 'node:crypto'

import type { OrderStatus, PaymentStatus } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { type BankMovement, structuredDigits } from './bank-movement.ts'

export type StatementRow = Columns<'bank_statements', 'id' | 'name' | 'format' | 'applied_at'>

const STATEMENT = 'select id, name, format, applied_at from bank_statements'

export async function statementById(db: Db, id: number): Promise<StatementRow | undefined> {
  const [row] = await readRows<StatementRow>(db, `${STATEMENT} where id = $1`, [id])
  return row
}

export interface StatementListRow
  extends StatementRow, Columns<'bank_statements', 'uploaded_by' | 'uploaded_at'> {
  movements: number
  applied: number
}

export async function statementsByPage(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StatementListRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    readRows<StatementListRow>(
      db,
      `select s.id, s.name, s.format, s.applied_at, s.uploaded_by, s.uploaded_at,
        count(m.id)::int as movements, count(m.applied_at)::int as applied
      from (select * from bank_statements order by id desc limit $1 offset $2) s
      left join bank_movements m on m.statement_id = s.id
      group by s.id, s.name, s.format, s.applied_at, s.uploaded_by, s.uploaded_at order by s.id desc`,
      [limit, offset],
    ),
    readRows<{ total: number }>(db, 'select count(*)::int as total from bank_statements'),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function statementByChecksum(
  db: Db,
  checksum: Buffer,
): Promise<StatementRow | undefined> {
  const [row] = await readRows<StatementRow>(db, `${STATEMENT} where checksum = $1`, [checksum])
  return row
}

/** Uploads are taken in one after the other, so that a movement in two of them is found. */
export async function lockStatements(trx: Trx): Promise<void> {
  await readRows(trx, 'lock table bank_statements in exclusive mode')
}

export async function insertStatement(
  trx: Trx,
  statement: { name: string; format: 'csv' | 'coda'; checksum: Buffer; uploadedBy: string },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    'insert into bank_statements (name, format, checksum, uploaded_by) values ($1, $2, $3, $4) returning id',
    [statement.name, statement.format, statement.checksum, statement.uploadedBy],
  )
  if (row === undefined) throw new Error('No statement was written')
  return row.id
}

/** Writes the movements of a statement; those that stand in another, or earlier in this one, as doubles. */
export async function insertMovements(
  trx: Trx,
  statementId: number,
  movements: readonly BankMovement[],
): Promise<void> {
  const rows = movements.map((movement) => ({
    line: movement.line,
    booked_on: movement.bookedOn,
    amount_cents: movement.amount,
    name: movement.name,
    account: movement.account,
    communication: movement.communication,
    reference: structuredDigits(movement.communication) ?? null,
    fingerprint: fingerprintOf(movement).toString('hex'),
  }))
  await readRows(
    trx,
    `with given as (
      select r.*, decode(r.fingerprint, 'hex') as mark,
        row_number() over (partition by r.fingerprint order by r.line) > 1 as is_repeated
      from jsonb_to_recordset($2::jsonb) as r (line int, booked_on date, amount_cents bigint, name text, account text,
        communication text, reference text, fingerprint text)
    )
    insert into bank_movements (statement_id, line, booked_on, amount_cents, name, account, communication, reference,
      fingerprint, is_double)
    select $1, line, booked_on, amount_cents, name, account, communication, reference, mark,
      is_repeated or exists (select from bank_movements m where m.fingerprint = given.mark and not m.is_double)
    from given`,
    [statementId, JSON.stringify(rows)],
  )
}

function fingerprintOf(movement: BankMovement): Buffer {
  const { bookedOn, amount, account, communication, bankReference } = movement
  const parts = [bookedOn, amount, account, communication, bankReference]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

export interface MovementRow extends Columns<
  'bank_movements',
  | 'id'
  | 'line'
  | 'booked_on'
  | 'amount_cents'
  | 'name'
  | 'account'
  | 'communication'
  | 'is_double'
  | 'applied_at'
> {
  order_id: number | null
  order_number: string | null
  order_status: OrderStatus | null
  payment_status: PaymentStatus | null
  total_cents: number | null
}

const MOVEMENT = `select m.id, m.line, m.booked_on, m.amount_cents, m.name, m.account, m.communication, m.is_double, m.applied_at,
    o.id as order_id, o.number as order_number, o.status as order_status, p.status as payment_status, o.total_cents
  from bank_movements m
  left join payments p on p.order_id = coalesce(m.order_id,
    (select c.order_id from payments c
      where c.structured_communication = '+++' || substr(m.reference, 1, 3) || '/' || substr(m.reference, 4, 4) || '/' || substr(m.reference, 8) || '+++'))
  left join orders o on o.id = p.order_id`

/** The movements of a statement, in the order of the file. */
export function movementsOfStatement(db: Db, statementId: number): Promise<MovementRow[]> {
  return readRows<MovementRow>(db, `${MOVEMENT} where m.statement_id = $1 order by m.line`, [
    statementId,
  ])
}

export async function movementById(db: Db, id: number): Promise<MovementRow | undefined> {
  const [row] = await readRows<MovementRow>(db, `${MOVEMENT} where m.id = $1`, [id])
  return row
}

/** False when it was booked before. */
export async function markMovementApplied(trx: Trx, id: number, orderId: number): Promise<boolean> {
  const rows = await readRows(
    trx,
    `update bank_movements set order_id = $2, applied_at = now() where id = $1 and applied_at is null returning id`,
    [id, orderId],
  )
  return rows.length > 0
}

export async function markStatementApplied(db: Db, id: number): Promise<void> {
  await readRows(
    db,
    'update bank_statements set applied_at = coalesce(applied_at, now()) where id = $1',
    [id],
  )
}
