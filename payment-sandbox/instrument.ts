import { brandOf, type CardBrand, hasValidCheckDigit } from './card-number.ts'
import { StripeError } from './stripe-error.ts'
import { behaviourOf, type CardBehaviour, testCardNumber } from './test-cards.ts'

type WalletType = 'apple_pay' | 'google_pay'

/** What pays: kept with the payment method, without the card number. */
export type Instrument =
  | {
      type: 'card'
      brand: CardBrand
      last4: string
      expMonth: number
      expYear: number
      wallet: WalletType | null
      behaviour: CardBehaviour
    }
  | { type: 'bancontact'; behaviour: CardBehaviour }

export interface BillingDetails {
  name: string | null
  email: string | null
  phone: string | null
  address: Record<string, string>
}

interface CardInput {
  number: string
  exp_month?: number | undefined
  exp_year?: number | undefined
  cvc?: string | undefined
}

const wallets: readonly WalletType[] = ['apple_pay', 'google_pay']

const walletBehaviours = new Map<string, CardBehaviour>([
  ['success', { needsAuthentication: false }],
  ['requires_action', { needsAuthentication: true }],
  ['failure', { needsAuthentication: false, declines: 'generic_decline' }],
])

export const bancontact: Instrument = {
  type: 'bancontact',
  behaviour: { needsAuthentication: true },
}

/** The instrument a documented test id stands for; undefined when the id is not one of them. */
export function testInstrument(id: string, now: Date): Instrument | undefined {
  const number = testCardNumber(id)
  if (number !== undefined) return card(number, now)
  const wallet = wallets.find((name) => id.startsWith(`pm_wallet_${name}_`))
  const behaviour = wallet && walletBehaviours.get(id.slice(`pm_wallet_${wallet}_`.length))
  return wallet && behaviour && { ...card('4242424242424242', now), wallet, behaviour }
}

/** Refuses with Stripe's codes what its card form would refuse; a missing expiry is in the future. */
export function cardInstrument(input: CardInput, now: Date): Instrument {
  const digits = input.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !hasValidCheckDigit(digits)) {
    throw refused('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  if (input.cvc !== undefined && !/^\d{3,4}$/.test(input.cvc)) {
    throw refused('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  const expiry = checkedExpiry(input, now)
  return { ...card(digits, now), ...expiry }
}

function card(digits: string, now: Date) {
  return {
    type: 'card' as const,
    brand: brandOf(digits),
    last4: digits.slice(-4),
    expMonth: 12,
    expYear: now.getUTCFullYear() + 3,
    wallet: null as WalletType | null,
    behaviour: behaviourOf(digits),
  }
}

function checkedExpiry({ exp_month, exp_year }: CardInput, now: Date) {
  if (exp_month === undefined || exp_year === undefined) return {}
  const year = exp_year < 100 ? 2000 + exp_year : exp_year
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + exp_month - 1 - now.getUTCMonth()
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50) {
    throw refused('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
  if (exp_month < 1 || exp_month > 12 || monthsLeft < 0) {
    throw refused('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  return { expMonth: exp_month, expYear: year }
}

function refused(code: string, param: string, message: string) {
  return new StripeError(402, { type: 'card_error', code, param, message })
}
