import { type Cents, cents } from '#contract/plain/money.ts'

/** Money that came in, as a statement has it. */
export interface BankMovement {
  /** In the file. */
  line: number
  /** Calendar day. */
  bookedOn: string
  amount: Cents
  name: string
  account: string
  communication: string
  /** The bank's own number of it; '' where the file has none. */
  bankReference: string
}

export interface StatementFault {
  line: number
  reason: 'statements.bad_date' | 'statements.bad_amount' | 'statements.damaged'
}

export type ReadStatement =
  | { kind: 'movements'; movements: BankMovement[] }
  | { kind: 'faults'; faults: StatementFault[] }

const CHECK_MODULUS = 97

/**
 * The digits of the structured communication in a text: `+++000/0000/65270+++`, with other signs or
 * none. Undefined where its check digits are wrong.
 */
export function structuredDigits(text: string): string | undefined {
  for (const [candidate] of text.matchAll(/\d(?:[\s/.+*-]*\d){11}/g)) {
    const digits = candidate.replaceAll(/\D/g, '')
    const check = Number(digits.slice(0, 10)) % CHECK_MODULUS || CHECK_MODULUS
    if (check === Number(digits.slice(10))) return digits
  }
  return undefined
}

/** `1.234,56`, `1234.56`, `+12,5 EUR` → cents; undefined for anything else. */
export function amountOf(text: string): Cents | undefined {
  const bare = text.replaceAll(/\s|EUR|€/gi, '').replace(/^\+/, '')
  const match = /^(-?)(\d{1,3}(?:([.,'])\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (match === null || (match[3] !== undefined && match[3] === match[4])) return undefined
  const [, sign = '', whole = '', , , fraction = ''] = match
  const value = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(value) ? cents(sign === '-' ? -value : value) : undefined
}

/** `22/11/2026`, `22-11-26`, `2026-11-22` → `2026-11-22`; undefined for what is no day. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text)
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? local?.slice(1).toReversed() ?? []
  const full = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${full}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(full) ? full : undefined
}
