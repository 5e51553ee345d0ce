import type { Cause } from './events.ts'
import { authenticationError } from './payment-error.ts'
import { findPaymentMethod, lockIntent } from './queries.ts'
import { sameSecret } from './secrets.ts'
import { failIntent, settleIntent } from './settle-intent.ts'
import type { IntentRow } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'

export type CustomerDecision = 'approve' | 'refuse'

/**
 * Carries out what the customer decided on the bank's page. Undefined when the page belongs to no
 * attempt, or to an older one. A decision that was made before stays as it is.
 */
export async function finishAction(
  trx: SandboxTrx,
  cause: Cause,
  step: { intent: string; token: string; decision: CustomerDecision },
): Promise<IntentRow | undefined> {
  const intent = await lockIntent(trx, step.intent)
  if (intent === undefined || !isStepOf(intent, step.token)) return undefined
  if (intent.status !== 'requires_action' || intent.payment_method === null) return intent
  const method = await findPaymentMethod(trx, intent.payment_method)
  if (method === undefined) throw new Error(`Intent ${intent.id} has lost its payment method`)
  const settlement =
    step.decision === 'approve'
      ? await settleIntent(trx, cause, intent, { method, isAuthenticated: true })
      : await failIntent(trx, cause, intent, authenticationError(method.instrument.type))
  return settlement.intent
}

export function isStepOf(intent: IntentRow, token: string): boolean {
  return intent.action_token !== null && sameSecret(intent.action_token, token)
}
