import type { CheckoutData } from '#contract/checkout.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { ViesAnswer } from '#server/accounts/vies.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Pieces } from '#server/stock/queries.ts'

import type { Quote } from './quote.ts'

export interface NewCheckout {
  owner: Owner
  cartId: number
  /** Of the cart when its lines were read: an order of them raises it. */
  cartGeneration: number
  /** Where limits are on. */
  networkHash: Buffer | undefined
  language: string
  details: CheckoutData
  quote: Quote
  viesAnswer: ViesAnswer | null
  holdMinutes: number
}

export interface CheckoutRow extends Columns<
  'checkouts',
  | 'id'
  | 'user_id'
  | 'guest_hash'
  | 'cart_id'
  | 'language'
  | 'state'
  | 'customer_type'
  | 'subtotal_cents'
  | 'shipping_fee_cents'
  | 'tax_cents'
  | 'total_cents'
  | 'is_vat_exempt'
  | 'expires_at'
  | 'cart_generation'
  | 'payment_key'
  | 'network_hash'
> {
  details: CheckoutData
  payment_method: PaymentMethod
  tax_lines: { rate: number; net: number; vat: number; gross: number }[]
  vat_check: ViesAnswer | null
  has_expired: boolean
}

const COLUMNS = `c.id, c.user_id, c.guest_hash, c.cart_id, c.language, c.state, c.customer_type, c.details, c.payment_method,
  c.subtotal_cents, c.shipping_fee_cents, c.tax_cents, c.tax_lines, c.total_cents, c.is_vat_exempt, c.vat_check,
  c.expires_at, c.expires_at <= now() as has_expired, c.cart_generation, c.payment_key, c.network_hash`

/**
 * Locks a cart until the transaction ends, so that its checkouts and orders are made one after the
 * other; answers its generation, undefined when it is gone. Always locked before its checkouts.
 */
export async function lockCart(trx: Trx, cartId: number): Promise<number | undefined> {
  const [row] = await readRows<Columns<'carts', 'generation'>>(
    trx,
    'select generation from carts where id = $1 for no key update',
    [cartId],
  )
  return row?.generation
}

/** Locks the cart that a checkout was made of, if there still is one. */
export async function lockCartOfCheckout(
  trx: Trx,
  checkoutId: number,
): Promise<Columns<'carts', 'id' | 'generation'> | undefined> {
  const [row] = await readRows<Columns<'carts', 'id' | 'generation'>>(
    trx,
    `select c.id, c.generation from carts c where c.id = (select cart_id from checkouts where id = $1)
    for no key update of c`,
    [checkoutId],
  )
  return row
}

/** The open checkouts of a cart: one, or two when a guest with one signed in to an account with another. */
export async function openCheckoutsOfCart(db: Db, cartId: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    "select id from checkouts where cart_id = $1 and state = 'open' order by id",
    [cartId],
  )
  return rows.map(({ id }) => id)
}

/** The open checkouts of a locked cart, locked as well. */
export async function lockOpenCheckoutsOfCart(trx: Trx, cartId: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    trx,
    "select id from checkouts where cart_id = $1 and state = 'open' order by id for no key update",
    [cartId],
  )
  return rows.map(({ id }) => id)
}

/**
 * Whether any of these checkouts has an intent that is not cancelled. Asked once they are locked,
 * in a statement of its own: the one that waited for the lock does not see what was written meanwhile.
 */
export async function canAnyBePaid(trx: Trx, checkoutIds: readonly number[]): Promise<boolean> {
  if (checkoutIds.length === 0) return false
  const rows = await readRows(
    trx,
    "select id from payment_intents where checkout_id = any($1::int[]) and status <> 'canceled' limit 1",
    [checkoutIds],
  )
  return rows.length > 0
}

/** The living order of this content of a cart, if there is one. */
export async function orderOfCart(
  db: Db,
  cartId: number,
  generation: number,
): Promise<{ id: number; number: string } | undefined> {
  const [row] = await readRows<{ id: number; number: string }>(
    db,
    `select o.id, o.number from checkouts c join orders o on o.checkout_id = c.id
    where c.cart_id = $1 and c.cart_generation = $2 and c.state = 'ordered' and o.status not in ('cancelled', 'refunded')
    order by o.id limit 1`,
    [cartId, generation],
  )
  return row
}

export async function checkoutById(db: Db, id: number): Promise<CheckoutRow | undefined> {
  const [row] = await readRows<CheckoutRow>(
    db,
    `select ${COLUMNS} from checkouts c where c.id = $1`,
    [id],
  )
  return row
}

/** One's own checkout: the named one, or the newest open one. */
export async function ownCheckout(
  db: Db,
  owner: Owner,
  id: number | undefined,
): Promise<CheckoutRow | undefined> {
  const [row] = await readRows<CheckoutRow>(
    db,
    `select ${COLUMNS} from checkouts c
    where ${owner.userId === null ? 'c.guest_hash = $1' : 'c.user_id = $1'} and ($2::int is null or c.id = $2) and ($2::int is not null or c.state = 'open')
    order by c.id desc limit 1`,
    [owner.userId ?? owner.guestHash, id ?? null],
  )
  return row
}

export async function lockCheckout(trx: Trx, id: number): Promise<CheckoutRow | undefined> {
  const [row] = await readRows<CheckoutRow>(
    trx,
    `select ${COLUMNS} from checkouts c where c.id = $1 for no key update`,
    [id],
  )
  return row
}

/** Writes the checkout with its lines and what it holds; the hold lasts from the database's clock. */
export async function insertCheckout(
  trx: Trx,
  checkout: NewCheckout,
  pieces: readonly Pieces[],
): Promise<{ id: number; expires_at: Date }> {
  const { owner, cartId, cartGeneration, networkHash, language, details } = checkout
  const { quote, viesAnswer, holdMinutes } = checkout
  const { totals } = quote
  const [row] = await readRows<{ id: number; expires_at: Date }>(
    trx,
    `with checkout as (
      insert into checkouts (user_id, guest_hash, cart_id, language, customer_type, details, payment_method, subtotal_cents,
        shipping_fee_cents, tax_cents, tax_lines, total_cents, is_vat_exempt, vat_check, expires_at, cart_generation, network_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now() + make_interval(mins => $15), $17, $18)
      returning id, expires_at
    ), lines as (
      insert into checkout_lines (checkout_id, product_id, product_color_id, sku, name, color_name, thumbnail, quantity,
        unit_price_cents, line_total_cents, vat_rate, vat_cents, is_house_brand)
      select checkout.id, line.* from checkout, jsonb_to_recordset($16::jsonb) as line (product_id int, product_color_id int,
        sku text, name text, color_name text, thumbnail text, quantity int, unit_price_cents int, line_total_cents int,
        vat_rate int, vat_cents int, is_house_brand boolean)
    ), holds as (
      insert into stock_holds (checkout_id, product_id, product_color_id, quantity)
      select checkout.id, held.* from checkout, unnest($19::int[], $20::int[], $21::int[]) as held
    )
    select id, expires_at from checkout`,
    [
      owner.userId,
      owner.guestHash,
      cartId,
      language,
      details.customer_type,
      JSON.stringify(details),
      details.payment_method,
      totals.subtotal,
      totals.shippingFee,
      totals.tax,
      JSON.stringify(totals.taxLines),
      totals.total,
      quote.isVatExempt,
      viesAnswer === null ? null : JSON.stringify(viesAnswer),
      holdMinutes,
      JSON.stringify(quote.lines),
      cartGeneration,
      networkHash ?? null,
      pieces.map(({ productId }) => productId),
      pieces.map(({ colorId }) => colorId),
      pieces.map(({ quantity }) => quantity),
    ],
  )
  if (row === undefined) throw new Error('The checkout was not written')
  return row
}

/** Ends a checkout that is open, and returns what it held. */
export async function endHolding(
  trx: Trx,
  id: number,
  state: 'ordered' | 'released',
): Promise<Pieces[]> {
  const rows = await readRows<PiecesRow>(
    trx,
    `with ended as (update checkouts set state = $2 where id = $1)
    delete from stock_holds where checkout_id = $1 returning product_id, product_color_id, quantity`,
    [id, state],
  )
  return rows.map(piecesOf)
}

/** Deletes the holds of a checkout and returns what they were. */
export async function takeHolds(trx: Trx, checkoutId: number): Promise<Pieces[]> {
  const rows = await readRows<PiecesRow>(
    trx,
    'delete from stock_holds where checkout_id = $1 returning product_id, product_color_id, quantity',
    [checkoutId],
  )
  return rows.map(piecesOf)
}

export async function setCheckoutState(
  trx: Trx,
  id: number,
  state: 'ordered' | 'released',
): Promise<void> {
  await readRows(trx, 'update checkouts set state = $2 where id = $1', [id, state])
}

/** Open checkouts whose hold has run out, oldest first. */
export async function expiredCheckouts(db: Db, limit: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    "select id from checkouts where state = 'open' and expires_at <= now() order by expires_at limit $1",
    [limit],
  )
  return rows.map(({ id }) => id)
}

/** The articles of a checkout as they were ordered, packs as packs. */
export async function orderedPieces(db: Db, checkoutId: number): Promise<Pieces[]> {
  const rows = await readRows<PiecesRow>(
    db,
    'select product_id, product_color_id, quantity from checkout_lines where checkout_id = $1',
    [checkoutId],
  )
  return rows.map(piecesOf)
}

type PiecesRow = Columns<'checkout_lines', 'product_id' | 'product_color_id' | 'quantity'>

function piecesOf(row: PiecesRow): Pieces {
  return { productId: row.product_id, colorId: row.product_color_id, quantity: row.quantity }
}
