import type { CheckoutData } from '#contract/checkout.ts'
import { normalisePostalCode } from '#contract/plain/countries.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { normaliseVatNumber } from '#server/accounts/vat-number.ts'
import { askVies, type ViesAnswer } from '#server/accounts/vies.ts'
import { type CartItemRow, cartOf } from '#server/cart/queries.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { stopPayment } from '#server/payments/stop-payment.ts'
import type { Owner } from '#server/platform/context.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Settings } from '#server/settings/defaults.ts'
import type { Shop } from '#server/shop.ts'
import { exchangeHolds, type Release, type Shortage } from '#server/stock/hold-stock.ts'
import type { Pieces } from '#server/stock/queries.ts'
import { readShelfPieces } from '#server/stock/shelf-pieces.ts'

import { checkDetails } from './check-details.ts'
import {
  canAnyBePaid,
  endHolding,
  insertCheckout,
  lockCart,
  lockOpenCheckoutsOfCart,
  type NewCheckout,
  openCheckoutsOfCart,
  orderOfCart,
} from './queries.ts'
import { type Quote, quote } from './quote.ts'
import { NOT_VALID } from './summary-shape.ts'
import { refuseTooManyUnpaid } from './unpaid-limits.ts'
import { lockUnpaid } from './unpaid-queries.ts'

export interface Validation {
  owner: Owner
  details: CheckoutData
  language: Language
  now: Date
  /** The network the call comes from, as rate limits count it. */
  ip: string
}

/** `B-9000` is kept as `9000`; what is no postcode is refused below. */
function withNormalPostcodes(details: CheckoutData): CheckoutData {
  const { billing_postal_code: text, billing_country: country, shipping_address: other } = details
  return {
    ...details,
    billing_postal_code: normalisePostalCode(text, country),
    ...(other && {
      shipping_address: {
        ...other,
        postal_code: normalisePostalCode(other.postal_code, other.country),
      },
    }),
  }
}

export interface ValidOrder {
  checkoutId: number
  expiresAt: Date
  quote: Quote
  message: MessageKey
}

/** No new checkout was made: an older one of this cart has been paid in the meantime. */
export interface AlreadyPaid {
  paidCheckoutId: number
}

/**
 * Checks an order, fixes its amounts and holds its stock. A new one replaces the cart's open
 * checkout, whose payment is cancelled at the provider first. Throws `validation` and `empty_cart`
 * (422), `out_of_stock` and `conflict` (409), each with `valid: false` and a summary of zeros
 * beside the message.
 */
export async function validateOrder(
  shop: Shop,
  asked: Validation,
): Promise<ValidOrder | AlreadyPaid> {
  const { owner, language, now, ip } = asked
  const details = withNormalPostcodes(asked.details)
  const cart = await cartOf(shop.db, owner)
  const items = cart?.items ?? []
  if (cart === undefined || items.length === 0) throw refused('empty_cart')
  const fields = checkDetails(details)
  if (Object.keys(fields).length > 0) throw refused('validation', { fields })
  refuseUnsellable(items, language)

  const viesAnswer = await viesAnswerFor(details, shop.viesUrl, now)
  const country = details.shipping_address?.country ?? details.billing_country
  const isVatExempt = viesAnswer?.state === 'valid' && country !== 'BE'
  const [settings, references] = [await shop.settings.get(), await shop.references.get()]
  const quoted = quote(items, settings, references, { country, language, isVatExempt, now })
  refuseMethod(shop, asked, quoted, settings)
  const pieces = await piecesOf(shop, items)
  const checkout: NewCheckout = {
    owner,
    cartId: cart.id,
    cartGeneration: cart.generation,
    networkHash: shop.hasLimits ? shop.secrets.hmac(`network:${ip}`) : undefined,
    language,
    details,
    quote: quoted,
    viesAnswer,
    holdMinutes: settings.stock.hold_minutes,
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const written = await inTransaction(shop.db, async (trx) => {
      const replaced = await replaceCheckout(trx, settings.payment, checkout, pieces)
      if (replaced.kind === 'short') throw outOfStock(replaced.shortage, items, pieces, language)
      return replaced
    })
    if (written.kind === 'written')
      return {
        checkoutId: written.id,
        expiresAt: written.expiresAt,
        quote: quoted,
        message: messageOf(viesAnswer),
      }
    const paidCheckoutId = await stopFormerPayments(shop, cart.id)
    if (paidCheckoutId !== undefined) return { paidCheckoutId }
  }
  throw refused('conflict', { message: 'checkout.payment_busy' })
}

/** The shop may have switched a method off since the page was shown. */
function refuseMethod(
  { hasLimits }: Shop,
  asked: Validation,
  quoted: Quote,
  settings: Settings,
): void {
  if (!settings.payment.methods.includes(asked.details.payment_method))
    throw refused('validation', { fields: { payment_method: 'field.method_off' } })
  if (hasLimits && isAboveGuestLimit(asked, quoted, settings))
    throw refused('validation', { fields: { payment_method: 'field.transfer_limit' } })
}

/** A transfer holds stock for weeks: from strangers only up to an amount. */
function isAboveGuestLimit(
  { owner, details }: Validation,
  { totals }: Quote,
  { payment }: Settings,
): boolean {
  const isGuestTransfer = owner.userId === null && details.payment_method === 'bank_transfer'
  return isGuestTransfer && totals.total > payment.guest_transfer_limit
}

/** First to see whether a former checkout can be paid; another tab may start a payment after those were stopped, too. */
const ATTEMPTS = 4

/** Cancels the payments of the cart's open checkouts; answers the one that has been paid, if any. */
async function stopFormerPayments(shop: Shop, cartId: number): Promise<number | undefined> {
  for (const id of await openCheckoutsOfCart(shop.db, cartId)) {
    const result = await stopPayment(shop.db, shop.provider, id)
    if (result === 'paid') return id
    if (result === 'busy') throw refused('conflict', { message: 'checkout.payment_busy' })
  }
  return undefined
}

type Replaced =
  | { kind: 'written'; id: number; expiresAt: Date }
  | { kind: 'short'; shortage: Shortage }
  /** A former checkout could be paid at this moment: nothing was changed. */
  | { kind: 'payable' }

/** Puts a checkout in the place of the cart's open ones, under the lock of the cart. */
async function replaceCheckout(
  trx: Trx,
  limits: Settings['payment'],
  checkout: NewCheckout,
  pieces: readonly Pieces[],
): Promise<Replaced> {
  const { cartId, cartGeneration } = checkout
  const generation = await lockCart(trx, cartId)
  // A sign-in has moved the cart into an account, or the account was deleted.
  if (generation === undefined) throw refused('conflict')
  if (generation !== cartGeneration) throw await alreadyOrdered(trx, cartId, cartGeneration)
  const { owner, networkHash, details } = checkout
  const unpaidBy = networkHash && { owner, networkHash, email: details.billing_email }
  if (unpaidBy !== undefined) await lockUnpaid(trx, unpaidBy)
  const formerIds = await lockOpenCheckoutsOfCart(trx, cartId)
  if (await canAnyBePaid(trx, formerIds)) return { kind: 'payable' }
  const released: Release[] = []
  for (const id of formerIds) {
    released.push({ checkoutId: id, pieces: await endHolding(trx, id, 'released') })
  }
  const written = await insertCheckout(trx, checkout, pieces)
  const shortage = await exchangeHolds(trx, released, pieces, written.id)
  if (shortage !== undefined) return { kind: 'short', shortage }
  if (unpaidBy !== undefined)
    await refuseTooManyUnpaid(trx, limits, unpaidBy, details.payment_method)
  return { kind: 'written', id: written.id, expiresAt: written.expires_at }
}

/** Another tab has ordered this content of the cart since its lines were read. */
async function alreadyOrdered(trx: Trx, cartId: number, generation: number): Promise<ShopError> {
  const order = await orderOfCart(trx, cartId, generation)
  if (order === undefined) return refused('conflict')
  return refused('conflict', {
    message: 'checkout.already_ordered',
    params: { number: order.number },
    extra: { data: { order_id: order.id, order_number: order.number } },
  })
}

function piecesOf({ db }: Shop, items: readonly CartItemRow[]): Promise<Pieces[]> {
  const lines = items.map((item) => ({
    productId: item.product_id,
    colorId: item.product_color_id,
    quantity: item.quantity,
  }))
  const packs = items.filter(({ stock_kind }) => stock_kind === 'pack')
  return readShelfPieces(
    db,
    lines,
    packs.map(({ product_id }) => product_id),
  )
}

function refuseUnsellable(items: readonly CartItemRow[], language: Language): void {
  const gone = items.find(({ is_active }) => !is_active)
  if (gone !== undefined)
    throw refused('out_of_stock', {
      message: 'checkout.line_gone',
      params: { name: localName(gone, language) },
      extra: { available_stock: 0 },
    })
  const short = items.find((item) => item.quantity > item.available)
  if (short !== undefined) throw shortLine(short, Math.max(0, short.available), language)
}

/** The line that ran short, named; packs run short by a member. */
function outOfStock(
  shortage: Shortage,
  items: readonly CartItemRow[],
  pieces: readonly Pieces[],
  language: Language,
): ShopError {
  const line =
    items.find(
      (item) =>
        item.product_id === shortage.productId && item.product_color_id === shortage.colorId,
    ) ?? items[0]
  const wanted = pieces.find(({ productId }) => productId === shortage.productId)?.quantity ?? 0
  const missing = wanted - shortage.free
  if (line === undefined)
    return refused('out_of_stock', { params: { stock: 0 }, extra: { available_stock: 0 } })
  return shortLine(line, Math.max(0, line.quantity - missing), language)
}

function shortLine(line: CartItemRow, stock: number, language: Language): ShopError {
  return refused('out_of_stock', {
    message: 'checkout.line_out_of_stock',
    params: { name: localName(line, language), stock },
    extra: { available_stock: stock, data: { cart_item_id: line.id } },
  })
}

function refused(
  code: 'conflict' | 'empty_cart' | 'validation' | 'out_of_stock',
  details: ConstructorParameters<typeof ShopError>[1] = {},
): ShopError {
  return new ShopError(code, {
    ...details,
    extra: { ...NOT_VALID, ...details.extra },
  })
}

/** Only a business outside Belgium can be invoiced without VAT, so only its number is asked about. */
async function viesAnswerFor(
  details: CheckoutData,
  viesUrl: string,
  now: Date,
): Promise<ViesAnswer | null> {
  if (
    details.customer_type !== 'business' ||
    !details.vat_number ||
    details.billing_country === 'BE'
  )
    return null
  return askVies(viesUrl, normaliseVatNumber(details.vat_number, details.billing_country), now)
}

function messageOf(answer: ViesAnswer | null): MessageKey {
  if (answer?.state === 'invalid') return 'checkout.vies_invalid'
  return answer?.state === 'unreachable' ? 'checkout.vies_unreachable' : 'checkout.valid'
}
