import { add, type Cents, cents, ZERO } from '#contract/plain/money.ts'

import type { BankMovement, ReadStatement } from './bank-movement.ts'

const WIDTH = 128
/** A structured communication of Belgium, among the kinds that CODA knows. */
const BELGIAN = '101'

/** Whether a file is CODA: its first line is a header of that width. */
export function isCoda(text: string): boolean {
  return /^0{5}.{122,123}[12]?\s*$/.test(text.split(/\r?\n/, 1)[0] ?? '')
}

/**
 * Reads what came in by a CODA file: lines of 128 signs, a movement being a line 21 with its
 * continuations 22 and 23. A movement of several parts is read part by part. The totals of the last line must fit, or
 * the file is damaged.
 */
export function readCoda(text: string): ReadStatement {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.padEnd(WIDTH) }))
    .filter((line) => line.text.trim() !== '')
  const heads = movementsOf(lines)
  const faults = heads.filter(({ bookedOn, amount }) => bookedOn === '' || amount === undefined)
  const last = lines.at(-1)
  if (faults.length > 0 || last === undefined || !fits(heads, last.text))
    return {
      kind: 'faults',
      faults: [{ line: faults[0]?.line ?? last?.number ?? 1, reason: 'statements.damaged' }],
    }
  const movements = heads
    .filter((head) => !isTold(head, heads) && !head.isDebit)
    .map(({ amount = ZERO, line, bookedOn, name, account, communication, bankReference }) => ({
      line,
      bookedOn,
      amount,
      name,
      account,
      communication,
      bankReference,
    }))
  return { kind: 'movements', movements }
}

interface CodaMovement extends Omit<BankMovement, 'amount'> {
  amount: Cents | undefined
  isDebit: boolean
  sequence: string
  detail: string
}

function movementsOf(lines: readonly { number: number; text: string }[]): CodaMovement[] {
  const read: CodaMovement[] = []
  for (const { number, text } of lines) {
    const kind = text.slice(0, 2)
    const current = read.at(-1)
    if (kind === '21') read.push(headOf(number, text))
    else if (current === undefined || !isOf(current, text)) continue
    else if (kind === '22') current.communication += part(text, 11, 63)
    else if (kind === '23') {
      current.account = part(text, 11, 44).trim()
      current.name = part(text, 48, 82).trim()
      current.communication = (current.communication + part(text, 83, 125)).trim()
    }
  }
  return read
}

function headOf(line: number, text: string): CodaMovement {
  const isStructured = part(text, 62, 62) === '1'
  const [kind, said] = [part(text, 63, 65), part(text, 66, 115)]
  return {
    line,
    sequence: part(text, 3, 6),
    detail: part(text, 7, 10),
    bankReference: part(text, 11, 31).trim(),
    isDebit: part(text, 32, 32) === '1',
    amount: euros(part(text, 33, 47)),
    bookedOn: day(part(text, 116, 121)),
    // what is structured stands alone: what follows in the next lines is not part of its digits
    communication:
      isStructured && kind === BELGIAN ? `+++${said.slice(0, 12)}+++ ` : part(text, 63, 115),
    name: '',
    account: '',
  }
}

/** The first and last place, counted from 1 as in the standard. */
function part(text: string, from: number, to: number): string {
  return text.slice(from - 1, to)
}

function isOf({ sequence, detail }: CodaMovement, text: string): boolean {
  return part(text, 3, 6) === sequence && part(text, 7, 10) === detail
}

/** Twelve digits and three decimals, of which the third is always 0. */
function euros(text: string): Cents | undefined {
  return /^\d{14}0$/.test(text) ? cents(Number(text.slice(0, 14))) : undefined
}

/** `221126` → `2026-11-22`. */
function day(text: string): string {
  const [, d = '', m = '', y = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return d === '' ? '' : `20${y}-${m}-${d}`
}

/** The sum of a movement whose parts follow. */
function isTold({ sequence, detail }: CodaMovement, all: readonly CodaMovement[]): boolean {
  return detail === '0000' && all.some((one) => one.sequence === sequence && one.detail !== '0000')
}

/** Debits and credits of the whole movements against those of the last line. */
function fits(movements: readonly CodaMovement[], last: string): boolean {
  if (!last.startsWith('9')) return false
  const whole = movements.filter(({ detail }) => detail === '0000')
  const sum = (isDebit: boolean) =>
    add(...whole.filter((one) => one.isDebit === isDebit).map(({ amount }) => amount ?? ZERO))
  return sum(true) === euros(part(last, 23, 37)) && sum(false) === euros(part(last, 38, 52))
}
