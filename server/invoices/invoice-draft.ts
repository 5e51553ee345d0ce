import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import { belgianDay } from '#contract/plain/delivery.ts'
import { isLanguage, type Language } from '#contract/plain/languages.ts'
import {
  add,
  basisPoints,
  type BasisPoints,
  type Cents,
  cents,
  subtract,
  ZERO,
} from '#contract/plain/money.ts'
import type { Settings } from '#server/settings/defaults.ts'

import type { InvoicedOrder } from './queries.ts'
import type { DocumentLine, Draft, Party, VatGroup } from './snapshot.ts'

/** What the invoice of a paid order says: the order's own amounts, never computed anew. */
export function invoiceDraft(
  order: InvoicedOrder,
  { shop, vat }: Pick<Settings, 'shop' | 'vat'>,
  issuedAt: Date,
): Draft {
  const language = isLanguage(order.language) ? order.language : 'en'
  const issuedOn = belgianDay(issuedAt)
  const paidOn = belgianDay(order.paid_at)
  const lines = order.items.map(lineOf)
  const groups = order.tax_lines.map(groupOf)
  const buyer = partyOf(order.billing_address)
  return {
    kind: 'invoice',
    issued_on: issuedOn,
    language,
    order: {
      number: order.number,
      placed_on: belgianDay(order.created_at),
      purchase_order: order.purchase_order,
    },
    seller: sellerOf(shop, language),
    buyer: { ...buyer, is_business: order.customer_type === 'business', email: order.email },
    delivery: {
      ...partyOf(order.shipping_address),
      on: order.estimated_delivery_on ?? paidOn,
    },
    lines,
    shipping: shippingOf(cents(order.shipping_fee_cents), lines, groups),
    vat_groups: groups,
    vat_country: vat.is_oss && !order.is_vat_exempt ? countryOf(order.shipping_address) : 'BE',
    exemption: order.is_vat_exempt
      ? {
          checked_at: order.vat_check?.checkedAt ?? null,
          consultation: order.vat_check?.consultation ?? null,
        }
      : null,
    total: cents(order.total_cents),
    net: cents(order.total_cents - order.tax_cents),
    vat: cents(order.tax_cents),
    payment: {
      method: order.method,
      paid_on: paidOn,
      reference: order.structured_communication ?? order.transaction_id,
    },
    credits: null,
  }
}

function lineOf(item: InvoicedOrder['items'][number]): DocumentLine {
  const total = cents(item.line_total_cents)
  const vat = cents(item.vat_cents)
  return {
    sku: item.sku,
    name: item.color_name === null ? item.name : `${item.name} (${item.color_name})`,
    quantity: item.quantity,
    unit_price: cents(item.unit_price_cents),
    rate: basisPoints(item.vat_rate),
    total,
    vat,
    net: subtract(total, vat),
  }
}

function groupOf({ rate, gross, net, vat }: InvoicedOrder['tax_lines'][number]): VatGroup {
  return { rate: basisPoints(rate), gross: cents(gross), net: cents(net), vat: cents(vat) }
}

/** Delivery is what its rate's group has beyond the lines. */
function shippingOf(
  fee: Cents,
  lines: readonly DocumentLine[],
  groups: readonly VatGroup[],
): Draft['shipping'] {
  if (fee === ZERO) return null
  const rests = groups.map(({ rate, gross, net, vat }) => {
    const own = lines.filter((line) => line.rate === rate)
    return {
      rate,
      total: subtract(gross, add(...own.map((line) => line.total))),
      net: subtract(net, add(...own.map((line) => line.net))),
      vat: subtract(vat, add(...own.map((line) => line.vat))),
    }
  })
  const rest = rests.find(({ total }) => total !== ZERO)
  if (rest?.total !== fee) throw new Error('The VAT of an order does not add up to it')
  return rest
}

function partyOf(address: InvoicedOrder['billing_address']): Party {
  return {
    name: `${address.first_name} ${address.last_name}`,
    company_name: address.company_name,
    vat_number: address.vat_number,
    address: {
      street: address.street,
      building_apartment: address.building_apartment,
      postal_code: address.postal_code,
      city: address.city,
      country: address.country,
    },
  }
}

function countryOf({ country }: InvoicedOrder['shipping_address']): Country {
  return COUNTRIES.find((one) => one === country) ?? 'BE'
}

function sellerOf(shop: Settings['shop'], language: Language): Draft['seller'] {
  const local = {
    en: { street: '', city: '', register: '' },
    nl: { street: shop.street_nl, city: shop.city_nl, register: shop.company_register_nl },
    fr: { street: shop.street_fr, city: shop.city_fr, register: shop.company_register_fr },
  }[language]
  return {
    name: shop.name,
    legal_name: shop.legal_name,
    address: {
      street: local.street || shop.street,
      building_apartment: null,
      postal_code: shop.postal_code,
      city: local.city || shop.city,
      country: shop.country,
    },
    vat_number: shop.vat_number,
    company_register: local.register || shop.company_register,
    email: shop.email,
    phone: shop.phone,
    iban: shop.iban,
    bic: shop.bic,
    is_fictitious: shop.is_fictitious,
  }
}

/** A rate in basis points as people write it: `21`, `5.5`. */
export function percentOf(rate: BasisPoints): number {
  return rate / 100
}
