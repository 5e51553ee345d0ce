import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import { basisPoints, cents, netOf } from '#contract/plain/money.ts'
import { exemptTotals, orderTotals } from '#contract/plain/order-totals.ts'
import { DEFAULT_SETTINGS } from '#server/settings/defaults.ts'

import { invoiceDraft } from './invoice-draft.ts'
import type { InvoicedOrder } from './queries.ts'
import type { Snapshot } from './snapshot.ts'

/** VAT numbers with good check digits; none belongs to anybody. */
const VAT_NUMBERS: Record<Country, string> = {
  BE: 'BE 0999.999.922',
  DE: 'DE136695976',
  FR: 'FR40303265045',
  LU: 'LU15027442',
  NL: 'NL004495445B01',
}
const NAMES = ['Toner TN-2420', 'Encre « été » & cie', 'Papier <A4>', 'Œuvre d’art "b"']

export type VatCase = 'belgian' | 'exempt' | 'foreign'

/** A number from 0 up to below 1, the same row of them for the same seed. */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** The invoice of a business order of random lines, as the checkout would have computed it. */
export function randomInvoice(random: () => number, number: string, vatCase: VatCase): Snapshot {
  const abroad = COUNTRIES.filter((country) => country !== 'BE')
  const country = vatCase === 'belgian' ? 'BE' : (abroad[Math.floor(random() * 4)] ?? 'NL')
  const [rates] = DEFAULT_SETTINGS.vat.rates[vatCase === 'exempt' ? 'BE' : country]
  const { standard = 2100, reduced = 600 } = rates ?? {}
  const priced = Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
    unitPrice: cents(1 + Math.floor(random() * 20_000)),
    quantity: 1 + Math.floor(random() ** 3 * 60),
    vatRate: basisPoints(random() < 0.7 ? standard : reduced),
  }))
  const delivery = { fee: cents(random() < 0.5 ? 0 : 895), vatRate: basisPoints(standard) }
  const isExempt = vatCase === 'exempt'
  const totals = isExempt ? exemptTotals(priced, delivery) : orderTotals(priced, delivery)
  const address = addressIn(country, random() < 0.5 ? null : 'bus 3')
  const paidAt = new Date(Date.UTC(2026, 10, 22, 9))
  const order: InvoicedOrder = {
    id: 1,
    number: 'SI-000001',
    user_id: null,
    language: ['en', 'nl', 'fr'][Math.floor(random() * 3)] ?? 'en',
    customer_type: 'business',
    email: 'books@example.org',
    purchase_order: random() < 0.5 ? null : 'PO <7> & more',
    shipping_fee_cents: totals.shippingFee,
    tax_cents: totals.tax,
    total_cents: totals.total,
    is_vat_exempt: isExempt,
    estimated_delivery_on: '2026-11-24',
    created_at: paidAt,
    transaction_id: 'pi_1',
    structured_communication: random() < 0.5 ? null : '+++000/0000/00101+++',
    billing_address: address,
    shipping_address: address,
    tax_lines: totals.taxLines,
    vat_check: { checkedAt: paidAt.toISOString(), consultation: 'WAPIAAA' },
    method: random() < 0.5 ? 'bank_transfer' : 'bancontact',
    paid_at: paidAt,
    items: priced.map(({ unitPrice, quantity, vatRate }, index) => ({
      sku: `SKU-${index}`,
      name: NAMES[index % NAMES.length] ?? '',
      color_name: null,
      quantity,
      unit_price_cents: isExempt ? netOf(unitPrice, vatRate) : unitPrice,
      line_total_cents: totals.lines[index]?.total ?? 0,
      vat_rate: isExempt ? 0 : vatRate,
      vat_cents: totals.lines[index]?.vat ?? 0,
    })),
  }
  return { ...invoiceDraft(order, DEFAULT_SETTINGS, paidAt), number }
}

function addressIn(country: Country, box: string | null): InvoicedOrder['billing_address'] {
  return {
    first_name: 'Zoë',
    last_name: 'Łukasz & Œuvrard',
    company_name: 'Bureau <Été> NV',
    vat_number: VAT_NUMBERS[country],
    street: 'Kerkstraat 1',
    building_apartment: box,
    city: 'Liège',
    postal_code: '4000',
    country,
    phone: null,
    email: null,
  }
}
