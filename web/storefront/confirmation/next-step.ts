/** What the provider's state means for the page that waits for an order. */
export type NextStep = { kind: 'order'; id: number } | { kind: 'wait' } | { kind: 'refused' }

/** States in which nothing is paid and nothing is under way: the customer may try again. */
const ENDED = new Set(['requires_payment_method', 'canceled', 'requires_confirmation'])

/**
 * With an order there is nothing to wait for. A paid or running payment becomes one soon; a
 * customer's step that was left open counts as refused once the bank has sent the customer back.
 */
export function nextStep(
  { status, order_id: orderId }: { status: string; order_id: number | null },
  redirectStatus: string | null,
): NextStep {
  if (orderId !== null) return { kind: 'order', id: orderId }
  if (ENDED.has(status)) return { kind: 'refused' }
  const isLeftOpen = status === 'requires_action' && redirectStatus !== 'succeeded'
  return isLeftOpen ? { kind: 'refused' } : { kind: 'wait' }
}
