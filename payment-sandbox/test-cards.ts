import type { DeclineReason } from './payment-error.ts'

/** How the gateway treats a card: whether the customer must approve first, and how it then ends. */
export interface CardBehaviour {
  needsAuthentication: boolean
  declines?: DeclineReason
  /** The cardholder disputes the payment at once. */
  disputes?: 'fraudulent' | 'product_not_received'
}

interface TestCard extends CardBehaviour {
  number: string
  /** Payment method ids that stand for this card, without the `pm_card_` in front. */
  names: readonly string[]
}

/** Documented at https://docs.stripe.com/testing; every other valid number is simply accepted. */
const testCards: readonly TestCard[] = [
  accepted('4242424242424242', 'visa'),
  accepted('4000056655665556', 'visa_debit'),
  accepted('5555555555554444', 'mastercard'),
  accepted('5200828282828210', 'mastercard_debit'),
  accepted('5105105105105100', 'mastercard_prepaid'),
  accepted('378282246310005', 'amex'),
  accepted('6011111111111117', 'discover'),
  accepted('3056930009020004', 'diners'),
  accepted('3566002020360505', 'jcb'),
  accepted('6200000000000005', 'unionpay'),
  accepted('4000000560000004', 'be'),
  accepted('4000005280000002', 'nl'),
  accepted('4000002500000003', 'fr'),
  accepted('4000002760000016', 'de'),
  accepted('4000004420000006', 'lu'),
  accepted('4000000000003055', 'threeDSecureOptional'),
  declined('4000000000000002', 'generic_decline', 'chargeDeclined', 'visa_chargeDeclined'),
  declined(
    '4000000000009995',
    'insufficient_funds',
    'chargeDeclinedInsufficientFunds',
    'visa_chargeDeclinedInsufficientFunds',
  ),
  declined(
    '4000000000009987',
    'lost_card',
    'chargeDeclinedLostCard',
    'visa_chargeDeclinedLostCard',
  ),
  declined(
    '4000000000009979',
    'stolen_card',
    'chargeDeclinedStolenCard',
    'visa_chargeDeclinedStolenCard',
  ),
  declined('4000000000000069', 'expired_card', 'chargeDeclinedExpiredCard'),
  declined('4000000000000127', 'incorrect_cvc', 'chargeDeclinedIncorrectCvc'),
  declined('4000000000000119', 'processing_error', 'chargeDeclinedProcessingError'),
  declined(
    '4000000000006975',
    'card_velocity_exceeded',
    'chargeDeclinedVelocityLimitExceeded',
    'visa_chargeDeclinedVelocityLimitExceeded',
  ),
  declined('4100000000000019', 'fraudulent', 'chargeDeclinedFraudulent', 'radarBlock'),
  declined('4000000000000341', 'generic_decline', 'chargeCustomerFail'),
  authenticated('4000002500003155', undefined, 'authenticationRequiredOnSetup'),
  authenticated('4000002760003184', undefined, 'authenticationRequired'),
  authenticated('4000003800000446', undefined, 'authenticationRequiredSetupForOffSession'),
  authenticated(
    '4000008260003178',
    'insufficient_funds',
    'authenticationRequiredChargeDeclinedInsufficientFunds',
  ),
  authenticated('4000000000003220', undefined, 'threeDSecure2Required', 'threeDSecureRequired'),
  authenticated('4000008400001629', 'generic_decline', 'threeDSecureRequiredChargeDeclined'),
  authenticated('4000008400001280', 'processing_error', 'threeDSecureRequiredProcessingError'),
  { ...accepted('4000000000000259', 'createDispute'), disputes: 'fraudulent' },
  {
    ...accepted('4000000000002685', 'createDisputeProductNotReceived'),
    disputes: 'product_not_received',
  },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))
const byId = new Map(testCards.flatMap((card) => card.names.map((n) => [`pm_card_${n}`, card])))

export const testCardNumbers: readonly string[] = testCards.map(({ number }) => number)

export function behaviourOf(number: string): CardBehaviour {
  const card = byNumber.get(number)
  if (card === undefined) return { needsAuthentication: false }
  const { needsAuthentication, declines, disputes } = card
  return { needsAuthentication, ...(declines && { declines }), ...(disputes && { disputes }) }
}

/** The card number behind a documented test id such as `pm_card_visa`. */
export function testCardNumber(paymentMethodId: string): string | undefined {
  return byId.get(paymentMethodId)?.number
}

function accepted(number: string, ...names: string[]): TestCard {
  return { number, names, needsAuthentication: false }
}

function declined(number: string, declines: DeclineReason, ...names: string[]): TestCard {
  return { number, names, needsAuthentication: false, declines }
}

function authenticated(
  number: string,
  declines: DeclineReason | undefined,
  ...names: string[]
): TestCard {
  return { number, names, needsAuthentication: true, ...(declines && { declines }) }
}
