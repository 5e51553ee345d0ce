import type { Selectable } from 'kysely'
import type { Stripe } from 'stripe'

import type { BillingDetails, Instrument } from './instrument.ts'
import type { SandboxTables } from './tables.ts'

export type IntentRow = Selectable<SandboxTables['payment_sandbox.payment_intents']>
export type ChargeRow = Selectable<SandboxTables['payment_sandbox.charges']>
export type PaymentMethodRow = Selectable<SandboxTables['payment_sandbox.payment_methods']>
type RefundRow = Selectable<SandboxTables['payment_sandbox.refunds']>
type DisputeRow = Selectable<SandboxTables['payment_sandbox.disputes']>

/** `use_stripe_sdk.url` is ours: Stripe keeps the contents of that object to itself. */
export function intentObject(row: IntentRow): Stripe.PaymentIntent {
  return {
    ...publicIntentObject(row),
    allowed_payment_method_types: row.allowed_payment_method_types,
    amount_capturable: 0,
    amount_received: row.amount_received,
    application: null,
    application_fee_amount: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    latest_charge: row.latest_charge,
    managed_payments: null,
    metadata: row.metadata,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_record: null,
    review: null,
    statement_descriptor: null,
    statement_descriptor_suffix: row.statement_descriptor_suffix,
    transfer_data: null,
    transfer_group: null,
  }
}

/** What a browser that holds the client secret may see. */
export function publicIntentObject(row: IntentRow) {
  return {
    id: row.id,
    object: 'payment_intent' as const,
    amount: row.amount,
    automatic_payment_methods: row.automatic_payment_methods,
    canceled_at: row.canceled_at && seconds(row.canceled_at),
    cancellation_reason: row.cancellation_reason,
    capture_method: 'automatic' as const,
    client_secret: row.client_secret,
    confirmation_method: 'automatic' as const,
    created: seconds(row.created_at),
    currency: row.currency,
    description: row.description,
    last_payment_error: row.last_payment_error,
    livemode: false,
    next_action: row.status === 'requires_action' ? nextAction(row) : null,
    payment_method: row.payment_method,
    payment_method_types: row.payment_method_types,
    processing: null,
    receipt_email: row.receipt_email,
    setup_future_usage: null,
    shipping: row.shipping as Stripe.PaymentIntent.Shipping | null,
    source: null,
    status: row.status,
  }
}

function nextAction(row: IntentRow) {
  return row.return_url === null
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', url: row.action_url },
      }
    : {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: row.return_url, url: row.action_url },
      }
}

export function chargeObject(
  row: ChargeRow,
  method: PaymentMethodRow,
  intent: IntentRow,
): Stripe.Charge {
  const isPaid = row.status === 'succeeded'
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_captured: isPaid ? row.amount : 0,
    amount_refunded: row.amount_refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingObject(method.billing_details),
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: seconds(row.created_at),
    currency: row.currency,
    customer: null,
    description: intent.description,
    disputed: row.is_disputed,
    failure_balance_transaction: null,
    failure_code: row.failure?.code ?? null,
    failure_message: row.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeObject(row),
    paid: isPaid,
    payment_intent: row.payment_intent,
    payment_method: row.payment_method,
    payment_method_details: methodDetails(row, method.instrument),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && row.amount_refunded === row.amount,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  }
}

function outcomeObject({ status, failure }: ChargeRow): Stripe.Charge.Outcome {
  const isPaid = status === 'succeeded'
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: failure?.decline_code ?? failure?.code ?? null,
    risk_level: 'normal',
    seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
    type: isPaid ? 'authorized' : 'issuer_declined',
  }
}

function methodDetails(row: ChargeRow, paid: Instrument): Stripe.Charge.PaymentMethodDetails {
  if (paid.type === 'bancontact') {
    return {
      type: 'bancontact',
      bancontact: {
        bank_code: 'VAPE',
        bank_name: 'VAN DE PUT & CO',
        bic: 'VAPEBE22',
        generated_sepa_debit: null,
        generated_sepa_debit_mandate: null,
        iban_last4: '7061',
        preferred_language: null,
        verified_name: null,
      },
    }
  }
  return {
    type: 'card',
    card: {
      ...cardFacts(paid),
      amount_authorized: row.status === 'succeeded' ? row.amount : null,
      authorization_code: row.status === 'succeeded' ? '123456' : null,
      electronic_commerce_indicator: row.is_authenticated ? '05' : null,
      installments: null,
      mandate: null,
      network: paid.brand,
      network_transaction_id: null,
      three_d_secure: row.is_authenticated ? threeDSecure : null,
      transaction_link_id: null,
    },
  }
}

const threeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} satisfies Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure

export function paymentMethodObject(row: PaymentMethodRow): Stripe.PaymentMethod {
  const { instrument } = row
  return {
    id: row.id,
    object: 'payment_method',
    billing_details: { ...billingObject(row.billing_details), tax_id: null },
    created: seconds(row.created_at),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: instrument.type,
    ...(instrument.type === 'bancontact'
      ? { bancontact: {} }
      : {
          card: {
            ...cardFacts(instrument),
            display_brand: instrument.brand,
            generated_from: null,
            networks: { available: [instrument.brand], preferred: null },
            three_d_secure_usage: { supported: true },
          },
        }),
  }
}

function cardFacts({ brand, last4, expMonth, expYear, wallet }: Instrument & { type: 'card' }) {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'BE',
    exp_month: expMonth,
    exp_year: expYear,
    funding: 'credit',
    last4,
    regulated_status: 'regulated' as const,
    wallet: wallet && { type: wallet, dynamic_last4: null, [wallet]: {} },
  }
}

function billingObject({ address, ...person }: BillingDetails) {
  const { city = null, country = null, line1 = null, line2 = null } = address
  const { postal_code = null, state = null } = address
  return { ...person, address: { city, country, line1, line2, postal_code, state }, tax_id: null }
}

export function refundObject(row: RefundRow): Stripe.Refund {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: null,
    charge: row.charge,
    created: seconds(row.created_at),
    currency: row.currency,
    customer: null,
    customer_account: null,
    metadata: row.metadata,
    payment_intent: row.payment_intent,
    payment_method: null,
    reason: row.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

export function disputeObject(row: DisputeRow) {
  return {
    id: row.id,
    object: 'dispute' as const,
    amount: row.amount,
    balance_transactions: [],
    charge: row.charge,
    created: seconds(row.created_at),
    currency: row.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: row.payment_intent,
    reason: row.reason,
    status: 'needs_response' as const,
  } satisfies Partial<Stripe.Dispute>
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
