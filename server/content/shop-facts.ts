import { clockTime } from '#contract/plain/clock-time.ts'
import { groupedIban } from '#contract/plain/grouped-iban.ts'
import * as keptFor from '#contract/plain/kept-for.ts'
import type { Language } from '#contract/plain/languages.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import { COMPLAINT_DAYS, GUARANTEE_YEARS } from '#contract/plain/terms.ts'
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '#contract/plain/withdrawal.ts'
import { escapeHtml } from '#server/mails/mail-layout.ts'
import { allOf, formatPlainMoney } from '#server/platform/formats.ts'
import { message, type MessageKey } from '#server/platform/messages.ts'
import type { Settings } from '#server/settings/defaults.ts'

/** A fact's name in a text, `{{fee.BE}}`, and the HTML that stands for it. */
export type ShopFacts = ReadonlyMap<string, string>

/**
 * What texts say of the shop by name, so that a fee or an address that changes in the settings changes
 * in every text: who and where it is, what delivery costs, until when it is free, and its periods.
 */
export function shopFacts(settings: Settings, language: Language, now: Date): ShopFacts {
  const { shipping, payment } = settings
  const money = (amount: number) => formatPlainMoney(toWire(cents(amount)), language)
  const fees = Object.entries(shipping.zones).flatMap(([country, zone]) => [
    [`fee.${country}`, money(zone.flat_fee)],
    [`free_from.${country}`, money(zone.free_from)],
  ])
  return new Map<string, string>([
    ...companyFacts(settings, language),
    ...(fees as [string, string][]),
    ['cut_off', hourInWords(shipping.cut_off, language)],
    ['methods', methodNames(payment.methods, language)],
    ['days.transfer', String(payment.bank_transfer_days)],
    ['days.withdrawal', String(WITHDRAWAL_DAYS)],
    ['days.refund', String(REFUND_DAYS)],
    ['days.complaint', String(COMPLAINT_DAYS)],
    ['years.guarantee', String(GUARANTEE_YEARS)],
    ['years.experience', String(now.getUTCFullYear() - settings.shop.since)],
    ...KEPT_FACTS,
    ['minutes.hold', String(settings.stock.hold_minutes)],
    ['limit.transfer', money(payment.guest_transfer_limit)],
  ])
}

const KEPT_FACTS: [string, string][] = [
  ['kept.order_years', String(keptFor.ORDER_YEARS)],
  ['kept.mail_months', String(keptFor.MAIL_MONTHS)],
  ['kept.notification_days', String(keptFor.NOTIFICATION_DAYS)],
  ['kept.checkout_days', String(keptFor.CHECKOUT_DAYS)],
  ['kept.guest_cart_days', String(keptFor.GUEST_CART_DAYS)],
  ['kept.stock_alert_months', String(keptFor.STOCK_ALERT_MONTHS)],
  ['kept.voter_days', String(keptFor.VOTER_DAYS)],
  ['kept.contact_months', String(keptFor.CONTACT_MONTHS)],
  ['kept.rejected_review_months', String(keptFor.REJECTED_REVIEW_MONTHS)],
  ['kept.review_request_months', String(keptFor.REVIEW_REQUEST_MONTHS)],
  ['kept.unconfirmed_days', String(keptFor.UNCONFIRMED_SIGN_UP_DAYS)],
  ['kept.guest_list_days', String(keptFor.GUEST_CART_DAYS)],
]

/** Fills `{{name}}` in; a name that is no fact stays as it is. */
export function fillFacts(html: string, facts: ShopFacts): string {
  return html.replaceAll(/\{\{([\w.]+)\}\}/g, (place, name: string) => facts.get(name) ?? place)
}

function companyFacts({ shop }: Settings, language: Language): [string, string][] {
  const local = (base: string, nl: string, fr: string) =>
    escapeHtml({ en: base, nl: nl || base, fr: fr || base }[language])
  const email = escapeHtml(shop.email)
  const phone = escapeHtml(shop.phone)
  const street = local(shop.street, shop.street_nl, shop.street_fr)
  const city = local(shop.city, shop.city_nl, shop.city_fr)
  return [
    ['shop.name', escapeHtml(shop.name)],
    ['shop.house_brand', escapeHtml(shop.house_brand)],
    ['shop.legal_name', escapeHtml(shop.legal_name)],
    ['shop.street', street],
    ['shop.city', city],
    ['shop.address', `${street}, ${escapeHtml(shop.postal_code)} ${city}`],
    ['shop.phone', `<a href="tel:${shop.phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`],
    ['shop.email', `<a href="mailto:${email}">${email}</a>`],
    ['shop.hours', escapeHtml(shop.opening_hours[language])],
    ['shop.vat_number', escapeHtml(shop.vat_number)],
    [
      'shop.register',
      local(shop.company_register, shop.company_register_nl, shop.company_register_fr),
    ],
    ['shop.iban', escapeHtml(groupedIban(shop.iban))],
    ['shop.bic', escapeHtml(shop.bic)],
    ['shop.since', String(shop.since)],
  ]
}

/** `16:00` as sentences say it: 16:00, 16.00 uur, 16 h. */
function hourInWords(time: string, language: Language): string {
  return `${clockTime(time, language)}${language === 'nl' ? '\u00A0uur' : ''}`
}

function methodNames(methods: readonly string[], language: Language): string {
  // i18n: content.method.*
  const names = methods.map((method) => message(language, `content.method.${method}` as MessageKey))
  return escapeHtml(allOf(names, language))
}
