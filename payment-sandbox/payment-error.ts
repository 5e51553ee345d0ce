/** What a customer can be refused for, stored on the intent and the failed charge. */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  /** The failed charge, when it came that far. */
  charge?: string
  payment_method_type?: string
}

export type DeclineReason = keyof typeof declines

/** Stripe's codes and English messages, https://docs.stripe.com/declines/codes. */
const declines = {
  generic_decline: decline('card_declined', 'Your card was declined.'),
  insufficient_funds: decline('card_declined', 'Your card has insufficient funds.'),
  lost_card: decline('card_declined', 'Your card was declined.'),
  stolen_card: decline('card_declined', 'Your card was declined.'),
  fraudulent: decline('card_declined', 'Your card was declined.'),
  card_velocity_exceeded: decline(
    'card_declined',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired_card: decline('expired_card', 'Your card has expired.'),
  incorrect_cvc: decline('incorrect_cvc', "Your card's security code is incorrect."),
  processing_error: decline(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
} as const

function decline(code: string, message: string) {
  return { code, message }
}

export function declineError(reason: DeclineReason): PaymentError {
  return { type: 'card_error', decline_code: reason, ...declines[reason] }
}

/** The customer refused, or failed, the step at the bank. */
export function authenticationError(type: 'card' | 'bancontact'): PaymentError {
  return {
    type: type === 'card' ? 'card_error' : 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  }
}
