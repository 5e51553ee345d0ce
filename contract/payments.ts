import * as z from 'zod'

import { OrderSummary } from './checkout.ts'
import { bodyId, dataOf, endpoint } from './endpoint.ts'

const intentId = z.object({ id: z.string().regex(/^pi_[A-Za-z0-9_]{6,80}$/) })

export const PaymentIntent = z.object({
  payment_intent_id: z.string(),
  client_secret: z.string(),
  amount: z.int(),
  currency: z.literal('eur'),
  status: z.string(),
  provider: z.enum(['stripe', 'test']),
  publishable_key: z.string(),
  /** Only for the bundled test gateway. */
  gateway_url: z.string().nullable(),
})

export const createIntent = endpoint({
  method: 'POST',
  paths: { '/guest/payment/create-intent': 'guest', '/customer/payment/create-intent': 'customer' },
  tag: 'Payment',
  summary: 'A payment intent for an open checkout; `amount` in cents must be that of the checkout',
  body: z.strictObject({
    amount: z.int().min(1).max(99_999_999),
    currency: z.string().regex(/^[A-Za-z]{3}$/),
    checkout_id: bodyId.optional(),
  }),
  answer: dataOf(PaymentIntent),
  creates: true,
})

export const PaymentState = z.object({
  status: z.string(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
})

export const paymentStatus = endpoint({
  method: 'GET',
  paths: { '/guest/payment/status/{id}': 'guest', '/customer/payment/status/{id}': 'customer' },
  tag: 'Payment',
  summary: 'Asks the provider for the state of a payment and places the order when it is paid',
  params: intentId,
  answer: dataOf(PaymentState),
})

export const confirmPayment = endpoint({
  method: 'POST',
  paths: { '/customer/payment/confirm/{id}': 'visitor' },
  tag: 'Payment',
  summary: 'Asks the provider again and places the order when it is paid',
  params: intentId,
  body: z.strictObject({}).nullish(),
  answer: dataOf(PaymentState),
})

export const processCard = endpoint({
  method: 'POST',
  paths: { '/customer/payment/process-card': 'visitor' },
  tag: 'Payment',
  summary: 'Pays the open checkout with a payment method of the provider, confirmed by the server',
  body: z.strictObject({
    amount: z.int().min(1).max(99_999_999),
    paymentMethodId: z.string().regex(/^pm_\w{3,80}$/),
  }),
  answer: dataOf(
    z.object({ ...PaymentState.shape, payment_intent_id: z.string(), client_secret: z.string() }),
  ),
})

export const summarise = endpoint({
  method: 'POST',
  paths: { '/customer/payment/checkout': 'anyone' },
  tag: 'Payment',
  summary: 'What these items would cost delivered in Belgium; makes no order',
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          product_id: bodyId,
          product_color_id: bodyId.nullish(),
          quantity: z.int().min(1).max(100_000),
        }),
      )
      .min(1)
      .max(200),
  }),
  answer: dataOf(OrderSummary),
})
