import type { ApiAnswer, ApiCall } from './api-call.ts'
import { announceIntent } from './change-intent.ts'
import { confirmIntent } from './confirm-intent.ts'
import { intentAnswer } from './intent-answer.ts'
import { CreateIntent, readParameters } from './parameters.ts'
import { choosePaymentMethod } from './payment-methods.ts'
import { newClientSecret, newId } from './random-id.ts'
import { invalidRequest } from './stripe-error.ts'
import type { IntentRow } from './stripe-objects.ts'
import type { PaymentMethodType, SandboxTrx } from './tables.ts'

const MIN_AMOUNT = 50
const MAX_AMOUNT = 99_999_999

export async function createIntent(trx: SandboxTrx, call: ApiCall): Promise<ApiAnswer> {
  const params = readParameters(CreateIntent, call.form)
  requireAmount(params.amount)
  requireConfirmForReturn(params)
  const method = params.confirm ? undefined : await choosePaymentMethod(trx, params, call.now)
  const intent = await insertIntent(trx, call, params, method?.id ?? null)
  await announceIntent(trx, call, 'created', intent)
  const { payment_method, payment_method_data, return_url, expand } = params
  if (!params.confirm) return intentAnswer(trx, call, intent, expand)
  return confirmIntent(trx, call, intent, {
    payment_method,
    payment_method_data,
    return_url,
    expand,
  })
}

/** Amounts are in cents; the limits are Stripe's for the euro. */
export function requireAmount(amount: number): void {
  if (amount >= MIN_AMOUNT && amount <= MAX_AMOUNT) return
  const isSmall = amount < MIN_AMOUNT
  throw invalidRequest(
    isSmall ? 'Amount must be at least €0.50 eur' : 'Amount must be no more than €999,999.99',
    { code: isSmall ? 'amount_too_small' : 'amount_too_large', param: 'amount' },
  )
}

function requireConfirmForReturn({ return_url, confirm }: CreateIntent) {
  if (return_url === undefined || confirm) return
  throw invalidRequest(
    'You cannot provide `return_url` when creating a PaymentIntent without `confirm`.',
    { param: 'return_url' },
  )
}

function insertIntent(
  trx: SandboxTrx,
  call: ApiCall,
  params: CreateIntent,
  method: string | null,
): Promise<IntentRow> {
  const id = newId('pi')
  return trx
    .insertInto('payment_sandbox.payment_intents')
    .values({
      id,
      client_secret: newClientSecret(id),
      amount: params.amount,
      currency: params.currency.toLowerCase(),
      status: method === null ? 'requires_payment_method' : 'requires_confirmation',
      description: params.description ?? null,
      receipt_email: params.receipt_email ?? null,
      statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
      metadata: JSON.stringify(params.metadata ?? {}),
      shipping: jsonOrNull(params.shipping),
      automatic_payment_methods: jsonOrNull(automaticMethods(params)),
      allowed_payment_method_types: jsonOrNull(params.allowed_payment_method_types),
      payment_method_types: JSON.stringify(compatibleTypes(params)),
      payment_method: method,
      created_at: call.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function automaticMethods({ automatic_payment_methods: asked, ...params }: CreateIntent) {
  const { allowed_payment_method_types: allowed } = params
  return asked ?? (allowed === undefined ? { enabled: true, allow_redirects: 'always' } : undefined)
}

/** Bancontact pays in euros only and always redirects. */
function compatibleTypes(params: CreateIntent): PaymentMethodType[] {
  const canRedirect = params.automatic_payment_methods?.allow_redirects !== 'never'
  const isEuro = params.currency.toLowerCase() === 'eur'
  const asked: PaymentMethodType[] = params.allowed_payment_method_types ?? ['card', 'bancontact']
  return asked.filter((type) => type === 'card' || (isEuro && canRedirect))
}

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
