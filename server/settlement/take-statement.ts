import { createHash } from 'node:crypto'

import type { Language } from '#contract/plain/languages.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { message, type MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import type { BankMovement } from './bank-movement.ts'
import { isCoda, readCoda } from './read-coda.ts'
import { readStatementCsv } from './read-statement-csv.ts'
import {
  insertMovements,
  insertStatement,
  lockStatements,
  statementByChecksum,
} from './statement-queries.ts'

const MAX_MOVEMENTS = 5_000

/**
 * Takes in a bank statement; answers its id, for a file that was taken in before the same. Throws
 * `validation` on `file`: what cannot be read changes nothing, and its lines come back with reasons.
 */
export async function takeStatement(
  { db }: Pick<Shop, 'db'>,
  staff: Staff,
  { name, content }: { name: string; content: Uint8Array },
  language: Language,
): Promise<number> {
  const checksum = createHash('sha256').update(content).digest()
  const { format, movements } = read(content, language)
  return inTransaction(db, async (trx) => {
    await lockStatements(trx)
    const known = await statementByChecksum(trx, checksum)
    if (known !== undefined) return known.id
    const statement = { name: name.slice(0, 200), format, checksum, uploadedBy: staff.name }
    const id = await insertStatement(trx, statement)
    await insertMovements(trx, id, movements)
    await recordChange(trx, staff, {
      action: 'upload',
      entity: 'bank_statement',
      entityId: id,
      after: { name: statement.name, format, movements: movements.length },
    })
    return id
  })
}

function read(
  content: Uint8Array,
  language: Language,
): { format: 'csv' | 'coda'; movements: BankMovement[] } {
  const text = new TextDecoder('windows-1252').decode(content)
  const isFixed = isCoda(text)
  const statement = isFixed ? readCoda(text) : readStatementCsv(content)
  if (statement.kind === 'unreadable') throw badFile('statements.unreadable')
  if (statement.kind === 'web page') throw badFile('csv.web_page')
  if (statement.kind === 'workbook') throw badFile('csv.workbook')
  if (statement.kind === 'lacks')
    throw badFile('statements.columns', { params: { columns: statement.columns.join(', ') } })
  if (statement.kind === 'faults') {
    const failed = statement.faults.map(({ line, reason }) => ({
      line,
      reason: message(language, reason),
    }))
    throw badFile('statements.has_errors', { extra: { data: { failed } } })
  }
  if (statement.movements.length > MAX_MOVEMENTS)
    throw badFile('statements.too_long', { params: { max: MAX_MOVEMENTS } })
  return { format: isFixed ? 'coda' : 'csv', movements: statement.movements }
}

function badFile(
  key: MessageKey,
  details: { params?: Record<string, string | number>; extra?: object } = {},
): ShopError {
  const { params, extra } = details
  return new ShopError('validation', {
    fields: { file: key },
    ...(params && { params }),
    ...(extra && { extra: { ...extra } }),
  })
}
