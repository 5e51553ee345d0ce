import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'

const NAMES: ReadonlyMap<string, readonly TextKey[]> = new Map(
  Object.entries<readonly TextKey[]>({
    bancontact: ['payment.bancontact'],
    credit_card: ['payment.visa', 'payment.mastercard'],
    apple_pay: ['payment.applePay'],
    google_pay: ['payment.googlePay'],
    bank_transfer: ['payment.bankTransfer'],
  }),
)

/** The payment methods of the settings. */
export function PaymentMethods() {
  const { t } = useTranslation()
  const { methods } = useSettings().payment
  return (
    <ul className="payment-methods" aria-label={t('footer.payment')}>
      {methods
        .flatMap((method) => NAMES.get(method) ?? [])
        .map((text) => (
          <li key={text}>
            <Badge>{t(text)}</Badge>
          </li>
        ))}
    </ul>
  )
}
