import { sql } from 'kysely'

import { orderNumber } from '#contract/plain/limits.ts'
import { allocate, basisPoints, cents, vatContained } from '#contract/plain/money.ts'
import type { Trx } from '#database/pool.ts'

import { pick, repeatableRandom } from './random.ts'

const DAY_MS = 86_400_000
const ORDERS = 640
const OVER_DAYS = 540
const CUSTOMER_SHARE = 0.02
const BELGIAN_RATE = 2100
const FREE_FROM = 5000
const FLAT_FEE = 495

interface Item {
  id: number
  sku: string
  name: string
  name_nl: string
  name_fr: string
  thumbnail: string
  price_cents: number
  is_house_brand: boolean
}

const PEOPLE = [
  ['Annelies', 'Verstraete', 'Kortrijksesteenweg 12', '9000', 'Gent'],
  ['Karim', 'Benali', 'Rue Neuve 44', '1000', 'Bruxelles'],
  ['Sofie', 'Claes', 'Bondgenotenlaan 87', '3000', 'Leuven'],
  ['Julien', 'Lambert', 'Rue de Fer 20', '5000', 'Namur'],
  ['Marc', 'Dumont', 'Boulevard Tirou 5', '6000', 'Charleroi'],
  ['Eva', 'Janssens', 'Meir 101', '2000', 'Antwerpen'],
] as const

/** How often an article is sold: some are best sellers, most are asked for now and then. */
const BEST_SELLERS = [
  'TN-2420',
  'LC-3219XL',
  '305XL',
  'DR-2400',
  '903XL',
  'PG-545XL',
  'TN-247',
  '302XL',
  'CLI-581XXL',
  '59X',
]

/** Past orders of invented people, so that popularity and dashboards have something to show. */
export async function seedOrders(trx: Trx, now: Date, customerId: number): Promise<void> {
  const random = repeatableRandom(2003)
  const { common, popular } = await sellableItems(trx)
  for (let index = 0; index < ORDERS; index++) {
    // more of them lately, so that the last 30 days are well filled
    const age = Math.floor(OVER_DAYS * random() ** 2)
    const placedAt = new Date(now.getTime() - age * DAY_MS - Math.floor(random() * DAY_MS * 0.4))
    const lines = linesOf(random, common, popular)
    await insertOrder(trx, {
      random,
      placedAt,
      lines,
      userId: random() < CUSTOMER_SHARE ? customerId : null,
      index,
      age,
    })
  }
  await sql`select refresh_popularity()`.execute(trx)
}

async function sellableItems(trx: Trx): Promise<{ common: Item[]; popular: Item[] }> {
  const rows = await trx
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'products.id',
      'products.sku',
      'products.name',
      'products.name_nl',
      'products.name_fr',
      'products.thumbnail',
      'products.regular_price_cents as price_cents',
      'products.cartridge_code',
      'brands.is_house_brand',
    ])
    .where('products.stock_kind', '=', 'single')
    .orderBy('products.id')
    .execute()
  const popular = rows.filter(({ cartridge_code }) =>
    BEST_SELLERS.some((code) => cartridge_code?.startsWith(code)),
  )
  return { common: rows, popular }
}

interface Line extends Item {
  quantity: number
}

function linesOf(random: () => number, common: readonly Item[], popular: readonly Item[]): Line[] {
  const lines = new Map<number, Line>()
  const count = 1 + Math.floor(random() * 3)
  for (let line = 0; line < count; line++) {
    const item = pick(random, random() < 0.7 ? popular : common)
    lines.set(item.id, { ...item, quantity: 1 + Math.floor(random() ** 2 * 4) })
  }
  return [...lines.values()]
}

interface Past {
  random: () => number
  placedAt: Date
  lines: Line[]
  userId: number | null
  index: number
  age: number
}

async function insertOrder(
  trx: Trx,
  { random, placedAt, lines, userId, index, age }: Past,
): Promise<void> {
  const [firstName, lastName, street, postalCode, city] = pick(random, PEOPLE)
  const language = pick(random, ['nl', 'nl', 'fr', 'en'] as const)
  const money = moneyOf(lines)
  const owner = {
    user_id: userId,
    guest_hash: userId === null ? Buffer.from(`demo guest ${index}`) : null,
  }
  const email = userId === null ? `guest-${index}@octavo.test` : 'customer@octavo.test'
  const details = {
    customer_type: 'individual',
    billing_first_name: firstName,
    billing_last_name: lastName,
    billing_email: email,
    billing_phone: '02 555 01 88',
    billing_street: street,
    billing_city: city,
    billing_country: 'BE',
    billing_postal_code: postalCode,
    payment_method: 'credit_card',
    terms_accepted: true,
  }
  const amounts = {
    subtotal_cents: money.subtotal,
    shipping_fee_cents: money.fee,
    tax_cents: money.vat,
    tax_lines: JSON.stringify([
      { rate: BELGIAN_RATE, gross: money.total, net: money.total - money.vat, vat: money.vat },
    ]),
    total_cents: money.total,
  }
  const common = {
    ...owner,
    ...amounts,
    language,
    customer_type: 'individual',
    created_at: placedAt,
  }
  const checkout = await trx
    .insertInto('checkouts')
    .values({
      ...common,
      state: 'ordered',
      details: JSON.stringify(details),
      payment_method: 'credit_card',
      expires_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const address = JSON.stringify({
    first_name: firstName,
    last_name: lastName,
    company_name: null,
    vat_number: null,
    street,
    building_apartment: null,
    city,
    postal_code: postalCode,
    country: 'BE',
    phone: '02 555 01 88',
    email,
  })
  const rows = lines.map((line, place) => ({
    product_id: line.id,
    sku: line.sku,
    name: { en: line.name, nl: line.name_nl, fr: line.name_fr }[language],
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    unit_price_cents: line.price_cents,
    line_total_cents: line.price_cents * line.quantity,
    vat_rate: BELGIAN_RATE,
    vat_cents: money.lineVat[place] ?? 0,
  }))
  await trx
    .insertInto('checkout_lines')
    .values(
      rows.map((row, place) => ({
        ...row,
        checkout_id: checkout.id,
        is_house_brand: lines[place]?.is_house_brand ?? false,
      })),
    )
    .execute()
  const order = await trx
    .insertInto('orders')
    .values({
      ...common,
      number: `pending-${index}`,
      checkout_id: checkout.id,
      status: age > 3 ? 'completed' : 'processing',
      email,
      billing_address: address,
      shipping_address: address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('orders')
    .set({ number: orderNumber(order.id) })
    .where('id', '=', order.id)
    .execute()
  await trx
    .insertInto('order_items')
    .values(rows.map((row) => ({ ...row, order_id: order.id })))
    .execute()
  await insertPayment(trx, {
    orderId: order.id,
    checkoutId: checkout.id,
    amount: money.total,
    placedAt,
    index,
  })
  await moveStock(trx, lines, order.id, placedAt)
}

function moneyOf(lines: readonly Line[]) {
  const totals = lines.map(({ price_cents, quantity }) => price_cents * quantity)
  const subtotal = totals.reduce((sum, total) => sum + total, 0)
  const house = lines.reduce(
    (sum, line) => sum + (line.is_house_brand ? line.price_cents * line.quantity : 0),
    0,
  )
  const fee = house >= FREE_FROM ? 0 : FLAT_FEE
  const vat = vatContained(cents(subtotal + fee), basisPoints(BELGIAN_RATE))
  return { subtotal, fee, total: subtotal + fee, vat, lineVat: allocate(vat, [...totals, fee]) }
}

async function insertPayment(
  trx: Trx,
  {
    orderId,
    checkoutId,
    amount,
    placedAt,
    index,
  }: { orderId: number; checkoutId: number; amount: number; placedAt: Date; index: number },
): Promise<void> {
  const id = `pi_demo_${String(index).padStart(6, '0')}`
  await trx
    .insertInto('payment_intents')
    .values({
      id,
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
      method: 'credit_card',
      status: 'paid',
      transaction_id: id,
      amount_cents: amount,
      paid_at: placedAt,
    })
    .execute()
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      kind: 'placed',
      details: JSON.stringify({ method: 'credit_card' }),
      actor: 'shop',
      at: placedAt,
    })
    .execute()
}

/** What was sold had been received before, so the shelf stays as the catalogue facts say. */
async function moveStock(
  trx: Trx,
  lines: readonly Line[],
  orderId: number,
  at: Date,
): Promise<void> {
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
