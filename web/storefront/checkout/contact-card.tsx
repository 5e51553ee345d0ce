import { useIsSignedIn } from '#web/data/identity.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import type { CheckoutValues } from '#web/storefront/buying/checkout-values.ts'
import { Segmented } from '#web/ui/segmented.tsx'

import { useCheckoutForm } from './checkout-form.ts'
import { FormField } from './form-field.tsx'
import { StepCard } from './step-card.tsx'
import { VatNumberField } from './vat-number-field.tsx'

/** Who orders: a person, or a business with its name and numbers. */
export function ContactCard() {
  const { t } = useTranslation()
  const { values, change } = useCheckoutForm()
  const isSignedIn = useIsSignedIn()
  return (
    <StepCard number={1} title={t('checkout.contact')}>
      {!isSignedIn && (
        <p className="text-muted mb-4">
          {t('checkout.haveAccount')}{' '}
          <a className="link" href={withQuery(paths.login, { return: paths.checkout })}>
            {t('account.logIn')}
          </a>
        </p>
      )}
      <Segmented<CheckoutValues['customer_type']>
        className="segmented-full mb-4"
        size="large"
        label={t('checkout.customerType')}
        value={values.customer_type}
        onChange={(type) => change({ customer_type: type })}
        options={[
          { value: 'individual', label: t('checkout.individual') },
          { value: 'business', label: t('checkout.business') },
        ]}
      />
      <div className="form-grid">
        <FormField
          className="is-wide"
          name="billing_email"
          label={t('checkout.field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={160}
        />
        <FormField
          name="billing_first_name"
          label={t('checkout.field.firstName')}
          autoComplete="billing given-name"
          maxLength={80}
        />
        <FormField
          name="billing_last_name"
          label={t('checkout.field.lastName')}
          autoComplete="billing family-name"
          maxLength={80}
        />
        {values.customer_type === 'business' && <BusinessFields />}
      </div>
    </StepCard>
  )
}

function BusinessFields() {
  const { t } = useTranslation()
  return (
    <>
      <FormField
        name="company_name"
        label={t('checkout.field.company')}
        autoComplete="billing organization"
        maxLength={120}
      />
      <VatNumberField />
      <FormField
        className="is-wide"
        name="purchase_order"
        label={t('checkout.field.purchaseOrder')}
        isOptional
        hint={t('checkout.hint.purchaseOrder')}
        autoComplete="on"
        maxLength={60}
      />
    </>
  )
}
