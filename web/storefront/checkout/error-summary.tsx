import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import type { CheckoutField } from '#web/storefront/buying/checkout-values.ts'
import { Alert } from '#web/ui/alert.tsx'

import { useCheckoutForm } from './checkout-form.ts'

/** What needs attention, on top of the form, with a link to each field. Shown once the form was sent. */
export function ErrorSummary() {
  const { t } = useTranslation()
  const { errors, wasSent, idOf } = useCheckoutForm()
  const fields = Object.keys(errors) as CheckoutField[]
  if (!wasSent || fields.length === 0) return null
  return (
    <Alert tone="danger">
      <b>{t('checkout.attention', { count: fields.length })}</b>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <a
              className="inline-block py-1 underline"
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.querySelector<HTMLElement>(`#${CSS.escape(idOf(field))}`)?.focus()
              }}
            >
              {field.startsWith('shipping_address.')
                ? t('checkout.atDelivery', { field: t(labelOf(field)) })
                : t(labelOf(field))}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function labelOf(field: CheckoutField): TextKey {
  return LABELS.get(field.replace(/^(billing_|shipping_address\.)/, '')) ?? 'checkout.payment'
}

const LABELS: ReadonlyMap<string, TextKey> = new Map(
  Object.entries<TextKey>({
    email: 'checkout.field.email',
    first_name: 'checkout.field.firstName',
    last_name: 'checkout.field.lastName',
    company_name: 'checkout.field.company',
    vat_number: 'checkout.field.vatNumber',
    purchase_order: 'checkout.field.purchaseOrder',
    country: 'checkout.field.country',
    street: 'checkout.field.street',
    building_apartment: 'checkout.field.apartment',
    postal_code: 'checkout.field.postcode',
    city: 'checkout.field.city',
    phone: 'checkout.field.phone',
    order_notes: 'checkout.field.notes',
    terms_accepted: 'checkout.field.terms',
  }),
)
