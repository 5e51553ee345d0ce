import type { Language } from '#contract/plain/languages.ts'
import { orderNumber } from '#contract/plain/order-number.ts'
import { structuredCommunication } from '#contract/plain/structured-communication.ts'
import type { Trx } from '#database/pool.ts'

import { amountsOf, BELGIAN_RATE } from './past-order-amounts.ts'

export interface Item {
  id: number
  sku: string
  name: string
  name_nl: string
  name_fr: string
  thumbnail: string
  price_cents: number
  is_house_brand: boolean
}

export interface Line extends Item {
  quantity: number
}

export interface Buyer {
  firstName: string
  lastName: string
  street: string
  postalCode: string
  city: string
  phone: string
  email: string
  /** Undefined for a guest. */
  userId?: number
  company?: { name: string; vatNumber: string }
}

/** An order of the past, as it stands today. */
export interface PastOrder {
  buyer: Buyer
  placedAt: Date
  lines: readonly Line[]
  language: Language
  method: 'credit_card' | 'bancontact' | 'bank_transfer'
  status: 'pending' | 'processing' | 'completed' | 'cancelled'
  /** Calendar day of the delivery, as promised. */
  deliveryOn: string
  purchaseOrder?: string
}

const DAY_MS = 86_400_000
const TRANSFER_DAYS = 14

/**
 * Writes an order with its checkout, payment, events and stock movements, so that every invariant
 * of the shop holds. `place` counts the orders. Answers its id.
 */
export async function insertPastOrder(trx: Trx, past: PastOrder, place: number): Promise<number> {
  const amounts = amountsOf(past.lines)
  const { buyer, placedAt, language } = past
  const columns = {
    ...amounts.columns,
    user_id: buyer.userId ?? null,
    guest_hash: buyer.userId === undefined ? Buffer.from(`demo guest ${place}`) : null,
    language,
    customer_type: customerType(buyer),
    created_at: placedAt,
  }
  const checkout = await trx
    .insertInto('checkouts')
    .values({
      ...columns,
      state: 'ordered',
      details: JSON.stringify(detailsOf(past)),
      payment_method: past.method,
      expires_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const address = JSON.stringify(addressOf(buyer))
  const order = await trx
    .insertInto('orders')
    .values({
      ...columns,
      number: `pending-${place}`,
      checkout_id: checkout.id,
      status: past.status,
      email: buyer.email,
      billing_address: address,
      shipping_address: address,
      purchase_order: past.purchaseOrder ?? null,
      estimated_delivery_on: past.deliveryOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('orders')
    .set({ number: orderNumber(order.id) })
    .where('id', '=', order.id)
    .execute()
  await insertLines(trx, past, amounts.lineVat, { checkoutId: checkout.id, orderId: order.id })
  await insertPayment(trx, past, { orderId: order.id, checkoutId: checkout.id, place })
  await insertEvents(trx, past, order.id)
  if (past.status === 'pending') await holdStock(trx, past, checkout.id)
  else if (past.status !== 'cancelled') await moveStock(trx, past, order.id)
  return order.id
}

function customerType({ company }: Buyer): 'individual' | 'business' {
  return company === undefined ? 'individual' : 'business'
}

function detailsOf({ buyer, method, purchaseOrder }: PastOrder): object {
  return {
    customer_type: customerType(buyer),
    billing_first_name: buyer.firstName,
    billing_last_name: buyer.lastName,
    billing_email: buyer.email,
    billing_phone: buyer.phone,
    billing_street: buyer.street,
    billing_city: buyer.city,
    billing_country: 'BE',
    billing_postal_code: buyer.postalCode,
    ...(buyer.company && {
      company_name: buyer.company.name,
      vat_number: buyer.company.vatNumber,
    }),
    ...(purchaseOrder !== undefined && { purchase_order: purchaseOrder }),
    payment_method: method,
    terms_accepted: true,
  }
}

function addressOf(buyer: Buyer): object {
  return {
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    company_name: buyer.company?.name ?? null,
    vat_number: buyer.company?.vatNumber ?? null,
    street: buyer.street,
    building_apartment: null,
    city: buyer.city,
    postal_code: buyer.postalCode,
    country: 'BE',
    phone: buyer.phone,
    email: buyer.email,
  }
}

async function insertLines(
  trx: Trx,
  { lines, language }: PastOrder,
  lineVat: readonly number[],
  { checkoutId, orderId }: { checkoutId: number; orderId: number },
): Promise<void> {
  const rows = lines.map((line, index) => ({
    product_id: line.id,
    sku: line.sku,
    name: { en: line.name, nl: line.name_nl, fr: line.name_fr }[language],
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    unit_price_cents: line.price_cents,
    line_total_cents: line.price_cents * line.quantity,
    vat_rate: BELGIAN_RATE,
    vat_cents: lineVat[index] ?? 0,
  }))
  await trx
    .insertInto('checkout_lines')
    .values(
      rows.map((row, index) => ({
        ...row,
        checkout_id: checkoutId,
        is_house_brand: lines[index]?.is_house_brand ?? false,
      })),
    )
    .execute()
  await trx
    .insertInto('order_items')
    .values(rows.map((row) => ({ ...row, order_id: orderId })))
    .execute()
}

const PAYMENT_STATUS = {
  pending: 'pending',
  processing: 'paid',
  completed: 'paid',
  cancelled: 'failed',
} as const satisfies Record<PastOrder['status'], string>

async function insertPayment(
  trx: Trx,
  { lines, method, status, placedAt }: PastOrder,
  { orderId, checkoutId, place }: { orderId: number; checkoutId: number; place: number },
): Promise<void> {
  const amount = amountsOf(lines).total
  const isTransfer = method === 'bank_transfer'
  const intentId = `pi_demo_${String(place).padStart(6, '0')}`
  if (!isTransfer)
    await trx
      .insertInto('payment_intents')
      .values({
        id: intentId,
        checkout_id: checkoutId,
        amount_cents: amount,
        client_secret: '',
        status: 'succeeded',
        created_at: placedAt,
      })
      .execute()
  await trx
    .insertInto('payments')
    .values({
      order_id: orderId,
      method,
      status: PAYMENT_STATUS[status],
      structured_communication: isTransfer ? structuredCommunication(orderId) : null,
      transaction_id: isTransfer ? null : intentId,
      amount_cents: amount,
      due_at: isTransfer ? new Date(placedAt.getTime() + TRANSFER_DAYS * DAY_MS) : null,
      paid_at: PAYMENT_STATUS[status] === 'paid' ? placedAt : null,
    })
    .execute()
}

async function insertEvents(
  trx: Trx,
  { method, status, placedAt }: PastOrder,
  orderId: number,
): Promise<void> {
  const placed = {
    order_id: orderId,
    kind: 'placed',
    details: JSON.stringify({ method }),
    actor: 'shop',
    at: placedAt,
  }
  const cancelled = {
    ...placed,
    kind: 'cancelled',
    details: JSON.stringify({ reason: 'payment term ended' }),
    at: new Date(placedAt.getTime() + TRANSFER_DAYS * DAY_MS),
  }
  const paid = { ...placed, kind: 'paid', details: '{}' }
  const events = {
    pending: [placed],
    processing: [placed, paid],
    completed: [placed, paid],
    cancelled: [placed, cancelled],
  }[status]
  await trx.insertInto('order_events').values(events).execute()
}

/** The pieces of an order that waits for its transfer stay on the shelf, and are nobody else's. */
async function holdStock(trx: Trx, { lines, placedAt: at }: PastOrder, checkoutId: number) {
  for (const { id, quantity } of lines) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of lines
    await trx
      .updateTable('stock')
      .set((row) => ({ reserved: row('reserved', '+', quantity) }))
      .where('product_id', '=', id)
      .where('product_color_id', 'is', null)
      .execute()
  }
  await trx
    .insertInto('stock_holds')
    .values(
      lines.map(({ id, quantity }) => ({ checkout_id: checkoutId, product_id: id, quantity })),
    )
    .execute()
  await trx
    .insertInto('stock_movements')
    .values(
      lines.map(({ id, quantity }) => ({
        product_id: id,
        kind: 'reservation' as const,
        reserved_change: quantity,
        actor: 'checkout',
        checkout_id: checkoutId,
        at,
      })),
    )
    .execute()
}

/** What was sold had been received before, so the shelf stays as the catalogue facts say. */
async function moveStock(trx: Trx, { lines, placedAt: at }: PastOrder, orderId: number) {
  const rows = lines.flatMap(({ id, quantity }) => [
    { product_id: id, kind: 'receipt' as const, on_hand_change: quantity, actor: 'seed', at },
    {
      product_id: id,
      kind: 'sale' as const,
      on_hand_change: -quantity,
      actor: 'checkout',
      order_id: orderId,
      at,
    },
  ])
  await trx.insertInto('stock_movements').values(rows).execute()
}
