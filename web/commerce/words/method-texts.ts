import type { PaymentMethod } from '#contract/plain/statuses.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** What each payment method is called, what it asks, and what stands below the order button. */
export const METHOD_TEXTS: Record<PaymentMethod, { name: TextKey; text: TextKey; note: TextKey }> =
  {
    bancontact: {
      name: 'checkout.method.bancontact.name',
      text: 'checkout.method.bancontact.text',
      note: 'checkout.method.bancontact.note',
    },
    credit_card: {
      name: 'checkout.method.card.name',
      text: 'checkout.method.card.text',
      note: 'checkout.method.card.note',
    },
    apple_pay: {
      name: 'checkout.method.applePay.name',
      text: 'checkout.method.applePay.text',
      note: 'checkout.method.applePay.note',
    },
    google_pay: {
      name: 'checkout.method.googlePay.name',
      text: 'checkout.method.googlePay.text',
      note: 'checkout.method.googlePay.note',
    },
    bank_transfer: {
      name: 'checkout.method.bankTransfer.name',
      text: 'checkout.method.bankTransfer.text',
      note: 'checkout.method.bankTransfer.note',
    },
  }
