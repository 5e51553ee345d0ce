import { afterEach, describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { cancelOverdue } from '#server/orders/cancel-overdue.ts'
import { placeOrder as placeOrderOfCheckout } from '#server/orders/place-order.ts'
import { endCheckout } from '#server/settlement/end-expired-checkouts.ts'
import { reconcilePayments } from '#server/settlement/reconcile-payments.ts'
import {
  addToCart,
  articleId,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { deskOf } from '#tests/support/order-desk.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

// F31: money where none is expected is refused, or recorded, flagged and refundable; never silent.
const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 500)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

async function givenGuestWithCart(): Promise<string> {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  return guest
}

async function attentionOf(intentId: string): Promise<string | null | undefined> {
  const row = await shop.db
    .selectFrom('payment_intents')
    .select('needs_attention')
    .where('id', '=', intentId)
    .executeTakeFirst()
  return row?.needs_attention
}

async function checkoutOf(intentId: string) {
  return shop.db
    .selectFrom('payment_intents as i')
    .innerJoin('checkouts as c', 'c.id', 'i.checkout_id')
    .select(['c.id', 'c.state', 'c.cart_id', 'c.total_cents'])
    .where('i.id', '=', intentId)
    .executeTakeFirstOrThrow()
}

/** As if the provider's cancellation had been lost: the checkout is given up, its intent lives. */
async function giveUp(checkoutId: number): Promise<void> {
  const { releaseCheckout } = await import('#server/checkout/release-checkout.ts')
  await releaseCheckout(shop.db, checkoutId)
}

/** As if the cancellation of a card payment had been lost when its buyer chose a transfer. */
async function givenTransferOrderWithLiveIntent() {
  const intent = await givenIntent(shop, await givenGuestWithCart())
  const { id: checkoutId } = await checkoutOf(intent.id)
  await shop.db
    .updateTable('checkouts')
    .set({ payment_method: 'bank_transfer' })
    .where('id', '=', checkoutId)
    .execute()
  const order = await placeOrderOfCheckout(
    shop.server.shop,
    checkoutId,
    { kind: 'bank-transfer', network: '127.0.0.1' },
    new Date(),
  )
  return { intent, order }
}

describe('a checkout that will be paid by bank transfer', () => {
  test.each(['create-intent', 'process-card'])('cannot be paid by card: %s', async (call) => {
    const guest = await givenGuestWithCart()
    const { body } = await validate(shop, guest, { payment_method: 'bank_transfer' })
    const { amount, checkout_id } = body.data
    const answer =
      call === 'create-intent'
        ? await shop.call('POST', '/api/guest/payment/create-intent', {
            guest,
            body: { amount, currency: 'eur', checkout_id },
          })
        : await shop.call('POST', '/api/customer/payment/process-card', {
            guest,
            body: { amount, paymentMethodId: 'pm_card_visa' },
          })
    expect([answer.status, answer.body.code]).toEqual([409, 'payment_method_mismatch'])
    expect(answer.body.message).toBe(
      'You chose to pay this order by bank transfer. Please choose a payment method again.',
    )
  })

  test('makes no order once another checkout has taken its place', async () => {
    const guest = await givenGuestWithCart()
    const first = await validate(shop, guest, { payment_method: 'bank_transfer' })
    await validate(shop, guest, { payment_method: 'bank_transfer' })
    const { status, body } = await shop.call('POST', '/api/guest/orders', {
      guest,
      body: { payment_method: 'bank_transfer', checkout_id: first.body.data.checkout_id },
    })
    expect([status, body.code]).toEqual([409, 'checkout_required'])
  })
})

describe('money for a checkout that was given up', () => {
  test('becomes an order that staff must look at', async () => {
    const guest = await givenGuestWithCart()
    const intent = await givenIntent(shop, guest)
    await giveUp((await checkoutOf(intent.id)).id)
    await pay(shop, intent)
    const { status, body } = await placeOrder(shop, guest, intent)
    expect(status).toBe(201)
    const order = await shop.db
      .selectFrom('orders')
      .select(['needs_attention'])
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    expect(order.needs_attention).toBe('paid after its checkout had been given up')
  })

  test('is flagged when the cart has been ordered by another checkout', async () => {
    const guest = await givenGuestWithCart()
    const late = await givenIntent(shop, guest)
    await giveUp((await checkoutOf(late.id)).id)
    const second = await givenIntent(shop, guest)
    await pay(shop, second)
    const order = await placeOrder(shop, guest, second)
    await pay(shop, late)
    const again = await placeOrder(shop, guest, late)
    expect([again.status, again.body.data.id]).toEqual([201, order.body.data.id])
    expect(await attentionOf(late.id)).toBe(
      `paid although order ${order.body.data.order_number} was placed already`,
    )
  })
})

test('a wrong amount is flagged, and the cart can be ordered again', async () => {
  const guest = await givenGuestWithCart()
  const intent = await givenIntent(shop, guest)
  const checkout = await checkoutOf(intent.id)
  await shop.db
    .updateTable('checkouts')
    .set({ total_cents: checkout.total_cents + 1 })
    .where('id', '=', checkout.id)
    .execute()
  await pay(shop, intent)
  expect((await placeOrder(shop, guest, intent)).body.code).toBe('payment_incomplete')
  expect(await attentionOf(intent.id)).toBe('amount or currency differs from the checkout')
  expect((await checkoutOf(intent.id)).state).toBe('released')
  const next = await givenIntent(shop, guest)
  await pay(shop, next)
  expect((await placeOrder(shop, guest, next)).status).toBe(201)
})

test('a live intent of a checkout ordered by transfer is cancelled by the reconciler', async () => {
  const { intent } = await givenTransferOrderWithLiveIntent()
  await reconcilePayments(deskOf(shop))
  const paid = await pay(shop, intent)
  expect(paid.status).toBeGreaterThanOrEqual(400)
})

test('money after the order was cancelled is flagged', async () => {
  const { intent, order } = await givenTransferOrderWithLiveIntent()
  await cancelOverdue(shop.server.shop, { id: order?.id ?? 0 })
  await pay(shop, intent)
  await reconcilePayments(deskOf(shop))
  expect(await attentionOf(intent.id)).toBe(
    `paid although order ${order?.number} was placed already`,
  )
})

test('a hold that ran out while the money came becomes an order, without a flag', async () => {
  const guest = await givenGuestWithCart()
  const intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  const { id } = await checkoutOf(intent.id)
  expect(await endCheckout(shop.server.shop, id, new Date())).toBe('ordered')
  const [order] = await readRows<{ needs_attention: string | null }>(
    shop.db,
    'select needs_attention from orders where checkout_id = $1',
    [id],
  )
  expect(order).toEqual({ needs_attention: null })
})
