import { orderNumber } from '#contract/plain/order-number.ts'
import type { Trx } from '#database/pool.ts'

import { parcelTimes } from './parcels.ts'
import type { PastOrder } from './past-order.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const ADDRESSES = [
  {
    first_name: 'Sofie',
    last_name: 'Peeters',
    street: 'Vlaanderenstraat 114',
    city: 'Gent',
    state: 'Oost-Vlaanderen',
    postal_code: '9000',
    country: 'BE' as const,
    phone: '+32 478 12 34 56',
    is_default: true,
  },
  {
    first_name: 'Lotte',
    last_name: 'Peeters',
    street: 'Wetstraat 16',
    city: 'Brussel',
    state: 'Brussel',
    postal_code: '1000',
    country: 'BE' as const,
    phone: null,
    is_default: false,
  },
]

const PRINTERS = [
  { slug: 'brother-mfc-j5330dw', nickname: 'Studio', is_main: true },
  { slug: 'hp-laserjet-pro-m404dn', nickname: 'Front office', is_main: false },
]

/** What is wished for, the oldest first; a price is what it cost when it was saved, where that was another. */
const WISHES: readonly { sku: string; savedCents?: number }[] = [
  { sku: 'OC-BR-DR2400' },
  { sku: 'HP-59X-BK' },
  { sku: 'OC-BR-LC3219XL-MULTI' },
  { sku: 'BR-LC3217VAL', savedCents: 4899 },
]

export interface OwnOrder {
  id: number
  past: PastOrder
}

interface OwnOrders {
  underWay: OwnOrder
  /** The oldest first. */
  delivered: readonly OwnOrder[]
}

/** What the private customer of the demo keeps: addresses, printers, wishes, and what she was told. */
export async function seedDemoCustomer(
  trx: Trx,
  userId: number,
  orders: OwnOrders,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_changed_at: passwordChangedAt(now) })
    .where('id', '=', userId)
    .execute()
  await trx
    .insertInto('addresses')
    .values(ADDRESSES.map((address) => ({ ...address, user_id: userId })))
    .execute()
  await seedPrinters(trx, userId, now)
  await seedWishes(trx, userId, now)
  await seedNotifications(trx, userId, orders, now)
}

async function seedPrinters(trx: Trx, userId: number, now: Date): Promise<void> {
  for (const [place, { slug, ...own }] of PRINTERS.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- two rows of one transaction
    const printer = await trx
      .selectFrom('printers')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('customer_printers')
      .values({
        ...own,
        user_id: userId,
        printer_id: printer.id,
        created_at: new Date(now.getTime() - (400 - place) * DAY_MS),
      })
      .execute()
  }
}

async function seedWishes(trx: Trx, userId: number, now: Date): Promise<void> {
  for (const [place, { sku, savedCents }] of WISHES.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a few rows of one transaction, in this order
    const article = await trx
      .selectFrom('products')
      .select(['id', 'listed_price_cents', 'in_stock'])
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('wishlist_items')
      .values({
        user_id: userId,
        product_id: article.id,
        saved_price_cents: savedCents ?? article.listed_price_cents,
        known_price_cents: article.listed_price_cents,
        known_in_stock: article.in_stock,
        created_at: new Date(now.getTime() - (WISHES.length - place) * 9 * DAY_MS),
      })
      .execute()
  }
}

/** Seven, four of them unread: told by template, in the language of whoever reads them. */
async function seedNotifications(
  trx: Trx,
  userId: number,
  { underWay, delivered }: OwnOrders,
  now: Date,
): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const [back, cheaper] = await Promise.all([
    articleBySku(trx, 'OC-BR-LC3219XL-MULTI'),
    articleBySku(trx, 'BR-LC3217VAL'),
  ])
  const rows = [
    {
      type: 'system',
      template: 'password_changed',
      params: { at: passwordChangedAt(now).toISOString() },
      created_at: passwordChangedAt(now),
      read_at: ago(53 * DAY_MS),
    },
    ...delivered.map(arrivalOf),
    {
      type: 'wishlist',
      template: 'price_drop',
      params: { ...cheaper.names, price_cents: cheaper.price_cents, was_cents: 4899 },
      related_id: cheaper.id,
      created_at: ago(26 * HOUR_MS),
      read_at: null,
    },
    {
      type: 'order',
      template: 'order_placed',
      params: { number: orderNumber(underWay.id), arrives_on: underWay.past.deliveryOn },
      related_id: underWay.id,
      created_at: underWay.past.placedAt,
      read_at: null,
    },
    {
      type: 'wishlist',
      template: 'back_in_stock',
      params: { ...back.names, price_cents: back.price_cents, was_cents: back.price_cents },
      related_id: back.id,
      created_at: ago(2 * HOUR_MS),
      read_at: null,
    },
    {
      type: 'order',
      template: 'order_shipped',
      params: { number: orderNumber(underWay.id), arrives_on: underWay.past.deliveryOn },
      related_id: underWay.id,
      created_at: parcelTimes(underWay.past.deliveryOn).shipped_at,
      read_at: null,
    },
  ] as const
  await trx
    .insertInto('notifications')
    .values(
      rows.map((row) => ({
        ...row,
        user_id: userId,
        params: JSON.stringify('params' in row ? row.params : {}),
      })),
    )
    .execute()
}

function arrivalOf({ id, past }: OwnOrder) {
  const { delivered_at: at } = parcelTimes(past.deliveryOn)
  return {
    type: 'order',
    template: 'order_delivered',
    params: { number: orderNumber(id), at: at.toISOString() },
    related_id: id,
    created_at: at,
    read_at: at,
  } as const
}

function passwordChangedAt(now: Date): Date {
  return new Date(now.getTime() - 54 * DAY_MS)
}

async function articleBySku(trx: Trx, sku: string) {
  const row = await trx
    .selectFrom('products')
    .select(['id', 'name', 'name_nl', 'name_fr', 'listed_price_cents'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  const { id, listed_price_cents: price_cents, ...names } = row
  return { id, price_cents, names }
}
