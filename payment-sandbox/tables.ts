import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'

import type { BillingDetails, Instrument } from './instrument.ts'
import type { PaymentError } from './payment-error.ts'

/** JSON is read as a value and written as text: pg would turn an array into a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>

export type Metadata = Record<string, string>

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'

export type PaymentMethodType = Instrument['type']

interface PaymentMethodsTable {
  id: string
  instrument: Json<Instrument>
  billing_details: Json<BillingDetails>
  created_at: Date
}

interface PaymentIntentsTable {
  id: string
  client_secret: string
  amount: number
  amount_received: Generated<number>
  currency: string
  status: IntentStatus
  description: string | null
  receipt_email: string | null
  statement_descriptor_suffix: string | null
  metadata: Json<Metadata>
  shipping: Json<Record<string, unknown> | null> | null
  automatic_payment_methods: Json<{ enabled: boolean; allow_redirects?: string } | null> | null
  allowed_payment_method_types: Json<PaymentMethodType[] | null> | null
  payment_method_types: Json<PaymentMethodType[]>
  payment_method: string | null
  return_url: string | null
  action_token: string | null
  action_url: string | null
  latest_charge: string | null
  last_payment_error: Json<PaymentError | null> | null
  cancellation_reason: string | null
  canceled_at: Date | null
  created_at: Date
}

interface ChargesTable {
  id: string
  payment_intent: string
  payment_method: string
  amount: number
  amount_refunded: Generated<number>
  currency: string
  status: 'succeeded' | 'failed'
  failure: Json<PaymentError | null> | null
  is_authenticated: boolean
  is_disputed: Generated<boolean>
  created_at: Date
}

interface RefundsTable {
  id: string
  charge: string
  payment_intent: string
  amount: number
  currency: string
  reason: string | null
  metadata: Json<Metadata>
  created_at: Date
}

interface DisputesTable {
  id: string
  charge: string
  payment_intent: string
  amount: number
  currency: string
  reason: string
  created_at: Date
}

interface EventsTable {
  id: string
  type: string
  payment_intent: string | null
  object: Json<object>
  request_id: string | null
  idempotency_key: string | null
  created_at: Date
}

interface WebhookDeliveriesTable {
  id: Generated<number>
  event: string
  attempts: Generated<number>
  due_at: Generated<Date>
  delivered_at: Date | null
  gave_up_at: Date | null
  last_answer: string | null
}

interface IdempotencyKeysTable {
  key: string
  fingerprint: string
  status: number | null
  body: Json<object | null> | null
  created_at: Generated<Date>
}

interface FaultsTable {
  id: Generated<number>
  kind: 'error' | 'slow' | 'lost_answer'
  operation: string | null
  status: number | null
  delay_ms: number
  remaining: number
}

/** The rows of schema.sql. */
export interface SandboxTables {
  'payment_sandbox.payment_methods': PaymentMethodsTable
  'payment_sandbox.payment_intents': PaymentIntentsTable
  'payment_sandbox.charges': ChargesTable
  'payment_sandbox.refunds': RefundsTable
  'payment_sandbox.disputes': DisputesTable
  'payment_sandbox.events': EventsTable
  'payment_sandbox.webhook_deliveries': WebhookDeliveriesTable
  'payment_sandbox.delivery_pauses': { scope: string }
  'payment_sandbox.idempotency_keys': IdempotencyKeysTable
  'payment_sandbox.faults': FaultsTable
}

export type SandboxDb = Kysely<SandboxTables>
export type SandboxTrx = Transaction<SandboxTables>
