import { belgianDay } from '#contract/plain/delivery.ts'
import {
  add,
  allocate,
  type BasisPoints,
  type Cents,
  subtract,
  vatContained,
  ZERO,
} from '#contract/plain/money.ts'

import { documentText } from './document-text.ts'
import type { DocumentLine, Draft, Snapshot, VatGroup } from './snapshot.ts'

/** Money that went back: for lines of the order, or an amount alone, or both. */
export interface Refunded {
  amount: Cents
  reason: string | null
  lines: readonly RefundedLine[]
}

export interface RefundedLine {
  sku: string
  name: string
  quantity: number
  rate: BasisPoints
  /** With VAT. */
  amount: Cents
}

/** A line before its VAT is known. */
type GrossLine = Omit<DocumentLine, 'net' | 'vat'>

/**
 * What a credit note says. What was refunded beyond the lines is spread over the VAT rates by what each
 * still has to be credited, by largest remainder; of each rate the VAT contained in its sum goes back.
 */
export function creditNoteDraft(
  invoice: Snapshot,
  refunded: Refunded,
  creditedBefore: readonly VatGroup[],
  issuedAt: Date,
): Draft {
  const ofLines = linesOf(refunded)
  const rest = subtract(refunded.amount, add(...ofLines.map(({ total }) => total)))
  const beyond = { rest, hasLines: ofLines.length > 0 }
  const gross = [
    ...ofLines,
    ...restLines(invoice, beyond, [...creditedBefore, ...grossOf(ofLines)]),
  ]
  const groups = groupsOf(gross)
  return {
    ...invoice,
    kind: 'credit_note',
    issued_on: belgianDay(issuedAt),
    lines: withVat(gross, groups),
    shipping: null,
    vat_groups: groups,
    total: refunded.amount,
    net: add(...groups.map(({ net }) => net)),
    vat: add(...groups.map(({ vat }) => vat)),
    payment: { ...invoice.payment, paid_on: belgianDay(issuedAt) },
    credits: {
      number: invoice.number,
      issued_on: invoice.issued_on,
      reason: refunded.reason,
    },
  }
}

/** Their own amounts; less where less was refunded than they come to. */
function linesOf({ amount, lines }: Refunded): GrossLine[] {
  const own = lines.map((line) => line.amount)
  const totals = add(...own) > amount ? allocate(amount, own) : own
  return lines.map(({ sku, name, quantity, rate }, index) => {
    const total = totals[index] ?? ZERO
    return { sku, name, quantity, rate, total, unit_price: pieceOf(total, quantity) }
  })
}

function pieceOf(total: Cents, quantity: number): Cents {
  return allocate(total, [1, quantity - 1])[0] ?? total
}

/** Beyond lines it is their delivery, as far as there was one; else an amount of each rate. */
function restLines(
  invoice: Snapshot,
  { rest, hasLines }: { rest: Cents; hasLines: boolean },
  credited: readonly Pick<VatGroup, 'rate' | 'gross'>[],
): GrossLine[] {
  const { vat_groups: invoiced, language, order } = invoice
  if (rest === ZERO) return []
  const { shipping } = invoice
  if (hasLines && shipping !== null && rest <= shipping.total) {
    const name = documentText(language, 'invoice.shipping')
    return [{ sku: null, name, quantity: 1, rate: shipping.rate, total: rest, unit_price: rest }]
  }
  const left = invoiced.map(({ rate, gross }) => {
    const back = credited.filter((one) => one.rate === rate).map((one) => one.gross)
    return Math.max(0, subtract(gross, add(...back)))
  })
  const hasLeft = left.some((amount) => amount > 0)
  const parts = allocate(rest, hasLeft ? left : invoiced.map(({ gross }) => gross))
  const name = documentText(language, 'invoice.refund_line', { number: order.number })
  return invoiced.flatMap(({ rate }, index) => {
    const total = parts[index] ?? ZERO
    return total === ZERO ? [] : [{ sku: null, name, quantity: 1, rate, total, unit_price: total }]
  })
}

function grossOf(lines: readonly GrossLine[]): Pick<VatGroup, 'rate' | 'gross'>[] {
  return lines.map(({ rate, total }) => ({ rate, gross: total }))
}

function groupsOf(lines: readonly GrossLine[]): VatGroup[] {
  return [...Map.groupBy(lines, ({ rate }) => rate)]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, ofRate]) => {
      const gross = add(...ofRate.map(({ total }) => total))
      const vat = vatContained(gross, rate)
      return { rate, gross, vat, net: subtract(gross, vat) }
    })
}

/** The VAT of a rate is spread over its lines by largest remainder. */
function withVat(lines: readonly GrossLine[], groups: readonly VatGroup[]): DocumentLine[] {
  const vatOf = new Map<GrossLine, Cents>()
  for (const { rate, vat } of groups) {
    const ofRate = lines.filter((line) => line.rate === rate)
    const parts = allocate(
      vat,
      ofRate.map(({ total }) => total),
    )
    for (const [index, line] of ofRate.entries()) vatOf.set(line, parts[index] ?? ZERO)
  }
  return lines.map((line) => {
    const vat = vatOf.get(line) ?? ZERO
    return { ...line, vat, net: subtract(line.total, vat) }
  })
}
