import type { ReactNode } from 'react'

import { PAYMENT_METHODS, type PaymentMethod } from '#contract/plain/statuses.ts'
import { METHOD_TEXTS } from '#web/commerce/words/method-texts.ts'
import { PaymentLogos } from '#web/commerce/words/payment-logos.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, ChoiceCard } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'

import { useCheckoutForm } from './checkout-form.ts'
import { StepCard } from './step-card.tsx'

/** The methods Belgians use most come first. */
const SHOWN_ORDER: readonly PaymentMethod[] = [
  'bancontact',
  'credit_card',
  'apple_pay',
  'google_pay',
  'bank_transfer',
]

/** The methods of the settings, in the order they are shown. */
export function offeredMethods(methods: readonly string[]): readonly PaymentMethod[] {
  return SHOWN_ORDER.filter((method) => methods.includes(method))
}

/** How to pay, notes, consent, and the button that orders. `total` is undefined until it is known. */
export function PaymentMethodCard({
  methods,
  total,
  isBusy,
  children,
}: {
  methods: readonly string[]
  total: string | undefined
  isBusy: boolean
  /** What must be known before the button is pressed again. */
  children?: ReactNode
}) {
  const { t, language } = useTranslation()
  const { values, text } = useCheckoutForm()
  const method = PAYMENT_METHODS.find((known) => known === values.payment_method)
  return (
    <StepCard number={3} title={t('checkout.payment')}>
      <MethodChoice methods={offeredMethods(methods)} />
      <TextAreaField
        className="mt-4"
        {...text('order_notes')}
        label={t('checkout.field.notes')}
        optional={t('checkout.optional')}
        rows={2}
        maxLength={1000}
        autoComplete="off"
        placeholder={t('checkout.hint.notes')}
      />
      <Terms />
      {children}
      <Button
        type="submit"
        size="large"
        width="full"
        className="mt-5"
        icon={<Icon of={Lock} />}
        isBusy={isBusy}
      >
        {t('checkout.order')}
      </Button>
      {total !== undefined && method !== undefined && (
        <p className="text-subtle mt-2.5 text-center text-sm">
          {t(METHOD_TEXTS[method].note, { amount: formatMoney(total, language) })}
        </p>
      )}
    </StepCard>
  )
}

function MethodChoice({ methods }: { methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation()
  const { values, change, idOf } = useCheckoutForm()
  return (
    <fieldset className="grid gap-2.5" id={idOf('payment_method')} tabIndex={-1}>
      <legend className="sr-only">{t('checkout.method.legend')}</legend>
      {methods.map((method) => (
        <ChoiceCard
          key={method}
          name="payment_method"
          value={method}
          checked={values.payment_method === method}
          onChange={() => change({ payment_method: method })}
          label={t(METHOD_TEXTS[method].name)}
          mark={<PaymentLogos method={method} />}
        >
          <span className="text-muted block text-sm">{t(METHOD_TEXTS[method].text)}</span>
        </ChoiceCard>
      ))}
    </fieldset>
  )
}

function Terms() {
  const { errors, tick, values } = useCheckoutForm()
  const { legal_name: company } = useSettings().shop
  // The law gives the 14 days to consumers alone.
  const text = values.customer_type === 'business' ? 'checkout.termsBusiness' : 'checkout.terms'
  const box = tick('terms_accepted')
  const error = errors.terms_accepted
  const noteId = `${box.id}-note`
  return (
    <div className="mt-4 grid gap-1.5">
      <Checkbox
        {...box}
        label={<RichText text={text} values={{ company }} parts={{ terms: termsLink }} />}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : noteId}
      />
      {error !== undefined && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  )
}

/** The terms open beside the checkout. */
function termsLink(words: string): ReactNode {
  return (
    <a className="link" href={paths.terms} target="_blank" rel="noopener">
      {words}
    </a>
  )
}
