import type { ApiAnswer, ApiCall, PagePlace } from './api-call.ts'
import { announceIntent, changeIntent } from './change-intent.ts'
import { declinedAnswer, intentAnswer, intentFor } from './intent-answer.ts'
import type { ConfirmIntent } from './parameters.ts'
import { choosePaymentMethod } from './payment-methods.ts'
import { findPaymentMethod } from './queries.ts'
import { randomText } from './random-id.ts'
import { acceptedReturnUrl } from './return-url.ts'
import { settleIntent } from './settle-intent.ts'
import { invalidRequest, unexpectedState } from './stripe-error.ts'
import type { IntentRow, PaymentMethodRow } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'

/**
 * Starts an attempt to pay a locked intent: it succeeds, is declined (402, recorded), or waits for
 * the customer's step. A repeated call while that step is open changes nothing.
 */
export async function confirmIntent(
  trx: SandboxTrx,
  call: ApiCall,
  intent: IntentRow,
  params: Omit<ConfirmIntent, 'client_secret' | 'key'>,
): Promise<ApiAnswer> {
  await requireConfirmable(trx, call, intent)
  const chosen = await choosePaymentMethod(trx, params, call.now)
  if (chosen === undefined && intent.status === 'requires_action') {
    return intentAnswer(trx, call, intent, params.expand)
  }
  const method = chosen ?? (await savedPaymentMethod(trx, call, intent))
  requireAllowedType(intent, method)
  const { needsAuthentication } = method.instrument.behaviour
  const details = {
    ...(params.receipt_email !== undefined && { receipt_email: params.receipt_email }),
    ...(params.shipping !== undefined && { shipping: JSON.stringify(params.shipping) }),
    ...(params.return_url !== undefined && {
      return_url: acceptedReturnUrl(params.return_url, call.pages),
    }),
  }
  // settling notes the method itself
  const attempt =
    needsAuthentication || Object.keys(details).length > 0
      ? await changeIntent(trx, intent, { payment_method: method.id, ...details })
      : intent
  if (needsAuthentication) {
    const waiting = await askCustomer(trx, call, attempt, method)
    return intentAnswer(trx, call, waiting, params.expand)
  }
  const { intent: settled, error } = await settleIntent(trx, call, attempt, {
    method,
    isAuthenticated: false,
  })
  return error === undefined
    ? intentAnswer(trx, call, settled, params.expand)
    : declinedAnswer(trx, call, settled, error)
}

async function requireConfirmable(trx: SandboxTrx, call: ApiCall, intent: IntentRow) {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return
  const why =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : 'it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_payment_method, requires_confirmation, requires_action.'
  throw unexpectedState(
    `You cannot confirm this PaymentIntent because ${why}`,
    await intentFor(trx, call, intent, []),
  )
}

async function savedPaymentMethod(trx: SandboxTrx, call: ApiCall, intent: IntentRow) {
  const saved =
    intent.payment_method === null ? undefined : await findPaymentMethod(trx, intent.payment_method)
  if (saved !== undefined) return saved
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.",
    await intentFor(trx, call, intent, []),
  )
}

function requireAllowedType(intent: IntentRow, { instrument }: PaymentMethodRow) {
  if (intent.payment_method_types.includes(instrument.type)) return
  throw invalidRequest(
    `The PaymentMethod provided (${instrument.type}) is not allowed for this PaymentIntent.`,
    { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
  )
}

async function askCustomer(
  trx: SandboxTrx,
  call: ApiCall,
  intent: IntentRow,
  { instrument }: PaymentMethodRow,
) {
  if (instrument.type === 'bancontact' && intent.return_url === null) {
    throw invalidRequest('A return_url must be specified because this PaymentIntent redirects.', {
      code: 'parameter_missing',
      param: 'return_url',
    })
  }
  const token = randomText(32)
  const page = instrument.type === 'bancontact' ? 'bancontact' : 'authenticate'
  const waiting = await changeIntent(trx, intent, {
    status: 'requires_action',
    action_token: token,
    action_url: actionUrl(call.pages, page, intent.id, token),
    last_payment_error: null,
  })
  await announceIntent(trx, call, 'requires_action', waiting)
  return waiting
}

function actionUrl({ origin, basePath }: PagePlace, page: string, id: string, token: string) {
  return `${origin}${basePath}/${page}/${id}?attempt=${token}`
}
