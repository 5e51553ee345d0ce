import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'
import { convert } from 'xmlbuilder2'

import { add, allocate, cents } from '#contract/plain/money.ts'

import { creditNoteDraft, type Refunded } from './credit-note-draft.ts'
import { randomInvoice, repeatable, type VatCase } from './random-orders-under-test.ts'
import type { Snapshot } from './snapshot.ts'
import { ublAmounts } from './ubl-amounts.ts'
import { ublOf } from './ubl.ts'

const CASES: VatCase[] = ['belgian', 'exempt', 'foreign']
const random = repeatable(2003)
const invoices = Array.from({ length: 200 }, (_, index) =>
  randomInvoice(
    random,
    `2026-${String(index + 1).padStart(6, '0')}`,
    CASES[index % 3] ?? 'belgian',
  ),
)
const creditNotes = invoices.slice(0, 50).map((invoice, index) => creditNoteOf(invoice, index))

/** By lines, by an amount alone, and by both. */
function creditNoteOf(invoice: Snapshot, index: number): Snapshot {
  const [line] = invoice.lines
  if (line === undefined) throw new Error('An invoice without lines')
  const pieces = 1 + Math.floor(random() * line.quantity)
  const amount = allocate(line.total, [pieces, line.quantity - pieces])[0] ?? line.total
  const lines = [
    { sku: line.sku ?? '', name: line.name, quantity: pieces, rate: line.rate, amount },
  ]
  const part = cents(1 + Math.floor(random() * (invoice.total - 1)))
  const refunds: Refunded[] = [
    { amount, reason: null, lines },
    { amount: part, reason: 'Broken <box>', lines: [] },
    { amount: invoice.total, reason: null, lines },
  ]
  const refunded = refunds[index % 3] ?? refunds[0]
  if (refunded === undefined) throw new Error('No refund')
  const draft = creditNoteDraft(invoice, refunded, [], new Date(Date.UTC(2026, 10, 30)))
  return { ...draft, number: `CN-2026-${String(index + 1).padStart(6, '0')}` }
}

describe.each([
  ['invoices', invoices],
  ['credit notes', creditNotes],
])('%s', (_, documents) => {
  test('come to what was paid, a cent of rounding at most', () => {
    for (const snapshot of documents) {
      const { taxInclusive, rounding } = ublAmounts(snapshot)
      expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
      expect(taxInclusive + rounding).toBe(snapshot.total)
    }
  })

  test('have the exact sum of their lines and the rounded product of each rate', () => {
    for (const snapshot of documents) {
      const { groups, lines, shipping } = ublAmounts(snapshot)
      for (const { rate, taxable, tax } of groups) {
        const own = lines.filter((__, index) => snapshot.lines[index]?.rate === rate)
        const charge = snapshot.shipping?.rate === rate ? (shipping ?? 0) : 0
        expect(add(...own) + charge).toBe(taxable)
        expect(tax).toBe(Math.round((taxable * rate) / 10_000))
      }
    }
  })

  test('say the same amounts as the document that people read', () => {
    for (const { lines, shipping, vat_groups: groups, total, net, vat } of documents) {
      const parts = [...lines, ...(shipping === null ? [] : [shipping])]
      expect(add(...parts.map((part) => part.total))).toBe(total)
      expect(add(...parts.map((part) => part.vat))).toBe(vat)
      expect(add(...groups.map(({ gross }) => gross))).toBe(total)
      expect(net + vat).toBe(total)
    }
  })
})

test('an amount that no net and VAT in cents come to is rounded by a cent, its VAT kept', () => {
  const [base] = invoices
  if (base === undefined) throw new Error('No invoice')
  const group = {
    rate: base.vat_groups[0]?.rate ?? base.lines[0]?.rate,
    gross: 2999,
    net: 2479,
    vat: 520,
  }
  const line = { ...base.lines[0], total: 2999, net: 2479, vat: 520, quantity: 1, rate: group.rate }
  const odd = {
    ...base,
    lines: [line],
    shipping: null,
    vat_groups: [group],
    total: 2999,
  } as Snapshot
  expect(ublAmounts(odd)).toMatchObject({
    taxExclusive: 2478,
    tax: 520,
    taxInclusive: 2998,
    rounding: 1,
  })
})

test('an intra-Community supply bears its category, reason, place and day', () => {
  const exempt = invoices[1]
  if (exempt === undefined) throw new Error('No invoice')
  const xml = JSON.stringify(convert(ublOf(exempt), { format: 'object' }))
  for (const part of [
    '"cbc:ID":"K","cbc:Percent":"0","cbc:TaxExemptionReasonCode":"VATEX-EU-IC"',
    '"cbc:ActualDeliveryDate":"2026-11-24"',
    `"cbc:IdentificationCode":"${exempt.delivery.address.country}"`,
  ])
    expect(xml).toContain(part)
  expect(exempt.vat).toBe(0)
})

test('a credit note names its invoice, and refunds in parts never credit a rate twice', () => {
  const invoice = invoices.find(({ vat_groups: groups }) => groups.length === 2)
  if (invoice === undefined) throw new Error('No invoice of two rates')
  const now = new Date(Date.UTC(2026, 10, 30))
  const half = cents(Math.floor(invoice.total / 2))
  const refund = (amount: number): Refunded => ({ amount: cents(amount), reason: null, lines: [] })
  const first = creditNoteDraft(invoice, refund(half), [], now)
  const second = creditNoteDraft(invoice, refund(invoice.total - half), first.vat_groups, now)
  expect(ublOf({ ...first, number: 'CN-2026-000001' })).toContain(
    `<cbc:ID>${invoice.number}</cbc:ID>`,
  )
  for (const { rate, gross } of invoice.vat_groups) {
    const credited = [...first.vat_groups, ...second.vat_groups].filter((one) => one.rate === rate)
    expect(add(...credited.map((one) => one.gross))).toBe(gross)
  }
})

const validator = process.env['OCTAVO_UBL_VALIDATOR']
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-ubl-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.skipIf(validator === undefined)(
  `a validator finds nothing to object to${validator === undefined ? ': set OCTAVO_UBL_VALIDATOR to the command of one' : ''}`,
  { timeout: 300_000 },
  () => {
    const files = [...invoices, ...creditNotes].map((snapshot) => {
      const file = path.join(folder, `${snapshot.number}.xml`)
      writeFileSync(file, ublOf(snapshot))
      return file
    })
    const [command = '', ...options] = (validator ?? '').split(' ')
    const said = execFileSync(command, [...options, ...files], { encoding: 'utf8', maxBuffer: 1e8 })
    const objections = said
      .split('\n')
      .filter(
        (line) => /\b(warning|fatal)\b/i.test(line) && !/\(0 fatal, \d+ warnings?\)/.test(line),
      )
    // Rates of other countries, which consumers and unproven businesses abroad pay.
    expect(objections.filter((line) => !line.includes('BE-05'))).toEqual([])
  },
)
