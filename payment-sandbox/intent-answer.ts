import { type ApiAnswer, type ApiCall, ok } from './api-call.ts'
import type { PaymentError } from './payment-error.ts'
import { findChargeWithMethod, findIntent, findPaymentMethod } from './queries.ts'
import { invalidRequest } from './stripe-error.ts'
import {
  chargeObject,
  type ChargeRow,
  intentObject,
  type IntentRow,
  paymentMethodObject,
  publicIntentObject,
} from './stripe-objects.ts'
import type { SandboxDb } from './tables.ts'
import { localizeError } from './texts.ts'

/** The intent as this caller may see it, with the parts it asked to expand. */
export async function intentAnswer(
  db: SandboxDb,
  call: ApiCall,
  intent: IntentRow,
  expand: readonly string[] = [],
): Promise<ApiAnswer> {
  return ok(await intentFor(db, call, intent, expand))
}

/** A declined payment: refused with 402, while what it changed on the intent stays. */
export async function declinedAnswer(
  db: SandboxDb,
  call: ApiCall,
  intent: IntentRow,
  error: PaymentError,
): Promise<ApiAnswer> {
  const payment_intent = await intentFor(db, call, intent, [])
  return { status: 402, body: { error: { ...errorFor(call, error), payment_intent } } }
}

export async function intentFor(
  db: SandboxDb,
  call: ApiCall,
  intent: IntentRow,
  expand: readonly string[],
): Promise<object> {
  if (call.caller === 'browser') {
    const visible = publicIntentObject(intent)
    const { last_payment_error: error } = visible
    return { ...visible, last_payment_error: error && errorFor(call, error) }
  }
  return { ...intentObject(intent), ...(await expansions(db, intent, expand)) }
}

function errorFor(call: ApiCall, error: PaymentError): PaymentError {
  return call.caller === 'browser' ? localizeError(error, call.language) : error
}

/** The properties of an intent that are asked for whole, in place of their ids. */
export async function expansions(db: SandboxDb, intent: IntentRow, expand: readonly string[]) {
  const expanded: Record<string, object> = {}
  for (const name of expand) {
    if (name === 'latest_charge' && intent.latest_charge !== null) {
      const found = await findChargeWithMethod(db, intent.latest_charge)
      if (found !== undefined)
        expanded.latest_charge = chargeObject(found.charge, found.method, intent)
    } else if (name === 'payment_method' && intent.payment_method !== null) {
      const method = await findPaymentMethod(db, intent.payment_method)
      if (method !== undefined) expanded.payment_method = paymentMethodObject(method)
    } else if (name !== 'latest_charge' && name !== 'payment_method') {
      throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' })
    }
  }
  return expanded
}

export async function chargeAsObject(db: SandboxDb, charge: ChargeRow) {
  const method = await findPaymentMethod(db, charge.payment_method)
  const paidIntent = await findIntent(db, charge.payment_intent)
  if (method === undefined || paidIntent === undefined) {
    throw new Error(`Charge ${charge.id} has lost its payment method or intent`)
  }
  return chargeObject(charge, method, paidIntent)
}
