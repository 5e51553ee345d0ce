import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { reconcilePayments } from '#server/settlement/reconcile-payments.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenStock,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { deskOf } from '#tests/support/order-desk.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const ROUNDS = timesOf(20)
const FAULTS: readonly [name: string, fault: Record<string, string>][] = [
  ['that answers 500', { kind: 'error', status: '500' }],
  ['that answers 429', { kind: 'error', status: '429' }],
  ['that answers 409', { kind: 'error', status: '409' }],
  ['whose answer is lost', { kind: 'lost_answer' }],
  ['that answers after 11 s', { kind: 'slow', delay_ms: '11000' }],
]

describe.runIf(isFull)('F16 a provider that fails', async () => {
  const shop = await givenShop()
  const { secretKey } = await sandboxSecrets(shop.db)
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 5_000)
  const control = (method: string, form?: Record<string, string>) =>
    shop.call(method, '/test-gateway/v1/test_helpers/faults', {
      ...(form && { form }),
      headers: { authorization: `Bearer ${secretKey}` },
    })

  test.each(FAULTS)(
    '%s: one intent, one charge, one order',
    async (_, fault) => {
      const checkouts: number[] = []
      const isSlow = fault['kind'] === 'slow'
      for (let round = 0; round < (isSlow ? 1 : ROUNDS); round++) {
        const guest = newGuest()
        await addToCart(shop, guest, article)
        const { amount, checkout_id: checkoutId } = (await validate(shop, guest)).body.data
        checkouts.push(checkoutId)
        // More often than the shop asks again by itself, so that customers have to press again.
        await control('POST', { ...fault, times: '4', operation: 'payment_intents.create' })
        const create = () =>
          shop.call('POST', '/api/guest/payment/create-intent', {
            guest,
            body: { amount, currency: 'eur', checkout_id: checkoutId },
          })
        const pressed = await Promise.all([create(), create()])
        expect(pressed.filter(({ status }) => ![200, 201, 409, 503].includes(status))).toEqual([])
        await control('DELETE')
        const made = await eventually(create, ({ status }) => status === 201 || status === 200)
        const { payment_intent_id: id, client_secret: secret } = made.body.data
        expect((await pay(shop, { id, secret })).status).toBe(200)
        // The shop asks what became of the payment, and gets no answer either.
        await control('POST', { ...fault, times: '2', operation: 'payment_intents.retrieve' })
        const placed = await placeOrder(shop, guest, { id, secret })
        expect([200, 201, 409, 503]).toContain(placed.status)
        await control('DELETE')
        const again = await placeOrder(shop, guest, { id, secret })
        expect([200, 201]).toContain(again.status)
      }
      await reconcilePayments(deskOf(shop))
      const [counted] = await readRows<{ intents: number; charged: number; orders: number }>(
        shop.db,
        `select count(distinct i.id)::int as intents,
        count(distinct i.id) filter (where i.status = 'succeeded')::int as charged,
        (select count(*)::int from orders where checkout_id = any($1)) as orders
      from payment_sandbox.payment_intents i where i.metadata ->> 'checkout_id' = any($1::text[])`,
        [checkouts],
      )
      tell(`F16: ${JSON.stringify(fault)} × ${checkouts.length}: ${JSON.stringify(counted)}`)
      const count = checkouts.length
      expect(counted).toEqual({ intents: count, charged: count, orders: count })
      const findings = await eventually(
        () => shop.audit(),
        ({ length }) => length === 0,
      )
      expect(findings).toEqual([])
    },
    600_000,
  )
})
