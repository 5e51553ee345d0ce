import type { Language } from '#contract/plain/languages.ts'
import { type Cents, toWire } from '#contract/plain/money.ts'
import { countryName, formatDate, formatMoney, formatRate } from '#server/platform/formats.ts'

import { documentText } from './document-text.ts'
import type { Party, Snapshot } from './snapshot.ts'

type T = (
  key: Parameters<typeof documentText>[1],
  params?: Record<string, string | number>,
) => string

/** A reader's words and formats. */
export interface Voice {
  t: T
  money: (amount: Cents) => string
  day: (isoDay: string) => string
  rate: (percent: number) => string
  country: (code: string) => string
}

export function voiceOf(language: Language): Voice {
  return {
    t: (key, params) => documentText(language, key, params),
    money: (amount) => formatMoney(toWire(amount), language),
    day: (isoDay) => formatDate('day', `${isoDay}T12:00:00Z`, language),
    rate: (percent) => `${formatRate(percent, language)} %`,
    country: (code) => countryName(code, language),
  }
}

/** Dates and references, with their labels. */
export function factsOf(snapshot: Snapshot, { t, day }: Voice): [label: string, value: string][] {
  const { order, credits, delivery, issued_on: issuedOn } = snapshot
  return [
    [t('invoice.date'), day(issuedOn)],
    [t('invoice.order'), order.number],
    [t('invoice.ordered_on'), day(order.placed_on)],
    ...(order.purchase_order === null
      ? []
      : [[t('invoice.purchase_order'), order.purchase_order] as [string, string]]),
    ...(credits === null
      ? [[t('invoice.delivery_on'), day(delivery.on)] as [string, string]]
      : creditFacts(credits, { t, day })),
  ]
}

function creditFacts(
  { number, issued_on: issuedOn, reason }: NonNullable<Snapshot['credits']>,
  { t, day }: Pick<Voice, 't' | 'day'>,
): [string, string][] {
  return [
    [t('invoice.credits'), t('invoice.credited_invoice', { number, date: day(issuedOn) })],
    ...(reason === null ? [] : [[t('invoice.reason'), reason] as [string, string]]),
  ]
}

/** Name, address and VAT number, line by line. */
export function partyLines(party: Party, { t, country }: Voice): string[] {
  const { address, vat_number: vatNumber } = party
  return [
    party.company_name,
    party.name,
    [address.street, address.building_apartment].filter(Boolean).join(' '),
    `${address.postal_code} ${address.city}`,
    country(address.country),
    vatNumber === null ? null : t('invoice.vat_number', { number: vatNumber }),
  ].filter((line): line is string => line !== null && line !== '')
}

/** What the law wants said. */
export function lawOf(snapshot: Snapshot, { t, day, country }: Voice): string[] {
  const { exemption, seller, buyer, kind, vat_country: vatCountry } = snapshot
  return [
    ...(exemption === null ? [] : [t('invoice.exempt.law'), ...proofOf(exemption, { t, day })]),
    ...(vatCountry === 'BE' ? [] : [t('invoice.foreign_rates', { country: country(vatCountry) })]),
    ...(kind === 'invoice'
      ? [t(buyer.is_business ? 'invoice.complaints' : 'invoice.guarantee')]
      : []),
    ...(seller.is_fictitious ? [t('invoice.fictitious', { legal: seller.legal_name })] : []),
  ]
}

function proofOf(
  { checked_at: at, consultation: number }: NonNullable<Snapshot['exemption']>,
  { t, day }: Pick<Voice, 't' | 'day'>,
): string[] {
  if (at === null) return []
  const date = day(at.slice(0, 10))
  return [
    number === null
      ? t('invoice.exempt.proof', { date })
      : t('invoice.exempt.consultation', { date, number }),
  ]
}
