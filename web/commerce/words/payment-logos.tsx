import type { PaymentMethod } from '#contract/plain/statuses.ts'
import applePay from '#web/pictures/payment-apple-pay.svg'
import bancontact from '#web/pictures/payment-bancontact.svg'
import googlePay from '#web/pictures/payment-google-pay.svg'
import maestro from '#web/pictures/payment-maestro.svg'
import mastercard from '#web/pictures/payment-mastercard.svg'
import transfer from '#web/pictures/payment-transfer.svg'
import visa from '#web/pictures/payment-visa.svg'

const LOGOS: Record<PaymentMethod, readonly string[]> = {
  bancontact: [bancontact],
  credit_card: [visa, mastercard, maestro],
  apple_pay: [applePay],
  google_pay: [googlePay],
  bank_transfer: [transfer],
}

/** The marks of a payment method; its name stands beside them. */
export function PaymentLogos({ method }: { method: PaymentMethod }) {
  return (
    <span className="payment-logos">
      {LOGOS[method].map((src) => (
        <img key={src} src={src} alt="" width="38" height="24" loading="lazy" />
      ))}
    </span>
  )
}
