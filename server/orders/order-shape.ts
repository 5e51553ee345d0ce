import type * as z from 'zod'

import type {
  Order,
  OrderItem as OrderItemSchema,
  OrderRow as OrderRowSchema,
} from '#contract/orders.ts'
import { isLanguage, type Language } from '#contract/plain/languages.ts'
import {
  add,
  basisPoints,
  type Cents,
  cents,
  netOf,
  subtract,
  toWire,
  ZERO,
} from '#contract/plain/money.ts'
import { localName } from '#server/catalogue/local-name.ts'
import type { Settings } from '#server/settings/defaults.ts'

import type { OrderItemRow, OrderListRow, OrderRow, ShipmentRow } from './order-queries.ts'
import { deliveredAt, trackingSteps } from './tracking-steps.ts'
import { trackingUrl } from './tracking-url.ts'
import { transferQr } from './transfer-qr.ts'
import { withdrawalOf } from './withdrawal.ts'

type OrderItem = z.infer<typeof OrderItemSchema>

/** An order as lists show it. */
export function orderRowOf(row: OrderListRow): z.infer<typeof OrderRowSchema> {
  const total = toWire(cents(row.total_cents))
  return {
    id: row.id,
    order_number: row.number,
    status: row.status,
    total_price: total,
    total,
    items_count: row.pieces,
    payment: {
      payment_method: row.method,
      payment_status: row.payment_status,
      transaction_id: row.transaction_id,
    },
    created_at: row.created_at.toISOString(),
    order_notes: row.notes,
  }
}

/** The whole order, as it stands at `now` and reads in `language`. */
export function orderOf(
  row: OrderRow,
  { shop }: Settings,
  now: Date,
  language: Language = languageOf(row),
): Order {
  const parcels = row.shipments ?? []
  const delivered = deliveredAt(row)
  const { netSubtotal, netShippingFee } = netAmounts(row)
  return {
    ...orderRowOf(row),
    customer_type: row.customer_type,
    purchase_order: row.purchase_order,
    language: row.language,
    items: row.items.map((item) => itemOf(item, language, language === languageOf(row))),
    subtotal: toWire(cents(row.subtotal_cents)),
    subtotal_excl_vat: toWire(netSubtotal),
    shipping_fee: toWire(cents(row.shipping_fee_cents)),
    shipping_fee_excl_vat: toWire(netShippingFee),
    tax: toWire(cents(row.tax_cents)),
    tax_lines: row.tax_lines.map(({ rate, net, vat }) => ({
      rate: rate / 100,
      net: toWire(cents(net)),
      vat: toWire(cents(vat)),
    })),
    discount: toWire(ZERO),
    shipping_address: row.shipping_address,
    billing_address: row.billing_address,
    tracking_number: parcels.at(-1)?.tracking_number ?? null,
    shipments: parcels.map((parcel) => shipmentOf(parcel, row.shipping_address)),
    notes: (row.visible_notes ?? []).map(({ note, created_at: at }) => ({
      note,
      created_at: new Date(at).toISOString(),
    })),
    tracking: trackingSteps(row),
    estimated_delivery: row.status === 'processing' ? row.estimated_delivery_on : null,
    withdrawal: withdrawalOf(
      { customerType: row.customer_type, status: row.status, deliveredAt: delivered },
      now,
    ),
    documents: documentsOf(row),
    bank_transfer: transferOf(row, shop),
  }
}

/** A parcel as its customer sees it. */
export function shipmentOf(
  { carrier, tracking_number, status }: ShipmentRow,
  to: OrderRow['shipping_address'],
): Order['shipments'][number] {
  const tracking_url = trackingUrl(carrier, tracking_number, to)
  return { carrier, tracking_number, tracking_url, status }
}

/** The name it was ordered by; in another language than the order's, the catalogue's name of today. */
function itemOf(item: OrderItemRow, language: Language, isAsOrdered: boolean): OrderItem {
  const color = item.color && { ...item.color, name: localName(item.color, language) }
  const chosen = isAsOrdered ? item.color_name : (color?.name ?? item.color_name)
  return {
    id: item.id,
    price: toWire(cents(item.unit_price_cents)),
    price_excl_vat: toWire(netOf(cents(item.unit_price_cents), basisPoints(item.vat_rate))),
    quantity: item.quantity,
    line_total: toWire(cents(item.line_total_cents)),
    line_total_excl_vat: toWire(netOfItem(item)),
    product: {
      id: item.product_id,
      slug: item.slug,
      name: isAsOrdered ? item.name : localName(item.article, language),
      thumbnail: item.thumbnail,
      sku: item.sku,
      color,
      color_slugs: item.color_slugs ?? [],
    },
    product_color: item.color_name === null || chosen === null ? null : { name: chosen },
  }
}

/** What the order fixed, without VAT: the lines, and delivery as the rest of the net total. */
function netAmounts({ items, total_cents, tax_cents }: OrderRow) {
  const netSubtotal = add(...items.map(netOfItem))
  return { netSubtotal, netShippingFee: subtract(cents(total_cents - tax_cents), netSubtotal) }
}

function netOfItem({ line_total_cents, vat_cents }: OrderItemRow): Cents {
  return cents(line_total_cents - vat_cents)
}

function languageOf({ language }: OrderRow): Language {
  return isLanguage(language) ? language : 'en'
}

/** An e-invoice is made where the customer is a business with a VAT number. */
function documentsOf(row: OrderRow): Order['documents'] {
  const hasUbl = row.customer_type === 'business' && row.billing_address.vat_number !== null
  return (row.documents ?? []).map(({ total_cents: total, ...document }) => ({
    ...document,
    total: toWire(cents(total)),
    has_ubl: hasUbl,
  }))
}

function transferOf(row: OrderRow, shop: Settings['shop']): Order['bank_transfer'] {
  if (row.structured_communication === null || row.payment_status !== 'pending') return null
  const amount = toWire(cents(row.total_cents))
  const transfer = {
    beneficiary: shop.legal_name,
    iban: shop.iban,
    bic: shop.bic,
    structured_communication: row.structured_communication,
    amount,
  }
  return { ...transfer, due_at: row.due_at?.toISOString() ?? '', qr_svg: transferQr(transfer) }
}
