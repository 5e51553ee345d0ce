import type { Country } from '#contract/plain/countries.ts'
import { fromWire } from '#contract/plain/money.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { Amount } from '#web/commerce/card/price.tsx'
import { useDeliveryDay } from '#web/commerce/card/stock-line.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { deliveryCountry } from '#web/storefront/buying/checkout-values.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Truck } from '#web/ui/icons/truck.ts'

import { AddressFields } from './address-fields.tsx'
import { useCheckoutForm } from './checkout-form.ts'
import { FormField } from './form-field.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { billingOf, shippingOf, type SavedAddress } from './saved-details.ts'
import { StepCard } from './step-card.tsx'

const bold = { b: (words: string) => <b>{words}</b> }

/** Where the bill and the parcel go. `fee` is undefined until the cart is known. */
export function DeliveryCard({
  addresses,
  fee,
  isAllInStock,
}: {
  addresses: readonly SavedAddress[]
  fee: BothSides | undefined
  isAllInStock: boolean
}) {
  const { t } = useTranslation()
  const { values, change } = useCheckoutForm()
  return (
    <StepCard number={2} title={t('checkout.delivery')}>
      <SavedAddresses addresses={addresses} fieldsOf={billingOf} name="saved-billing" />
      {values.ships_elsewhere && <h3 className="mb-3 text-base">{t('checkout.billingAddress')}</h3>}
      <div className="form-grid">
        <AddressFields prefix="billing_" section="billing" />
        <FormField
          className="is-wide"
          name="billing_phone"
          label={t('checkout.field.phone')}
          hint={t('checkout.hint.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="billing tel"
          maxLength={30}
        />
      </div>
      <Checkbox
        className="mt-4"
        label={t('checkout.elsewhere')}
        checked={values.ships_elsewhere}
        onChange={(event) => change({ ships_elsewhere: event.target.checked })}
      />
      {values.ships_elsewhere && <OtherAddress addresses={addresses} />}
      {fee !== undefined && (
        <Arrival fee={fee} isAllInStock={isAllInStock} country={deliveryCountry(values)} />
      )}
    </StepCard>
  )
}

function OtherAddress({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { t } = useTranslation()
  const { values } = useCheckoutForm()
  return (
    <fieldset className="border-line mt-4 border-t pt-4">
      <legend className="sr-only">{t('checkout.otherAddress')}</legend>
      <h3 className="mb-3 text-base" aria-hidden="true">
        {t('checkout.otherAddress')}
      </h3>
      <SavedAddresses addresses={addresses} fieldsOf={shippingOf} name="saved-shipping" />
      <div className="form-grid">
        <FormField
          name="shipping_address.first_name"
          label={t('checkout.field.firstName')}
          autoComplete="shipping given-name"
          maxLength={80}
        />
        <FormField
          name="shipping_address.last_name"
          label={t('checkout.field.lastName')}
          autoComplete="shipping family-name"
          maxLength={80}
        />
        {values.customer_type === 'business' && (
          <>
            <FormField
              name="shipping_address.company_name"
              label={t('checkout.field.company')}
              isOptional
              autoComplete="shipping organization"
              maxLength={120}
            />
            <FormField
              name="shipping_address.vat_number"
              label={t('checkout.field.vatNumber')}
              isOptional
              autoComplete="on"
              autoCapitalize="characters"
              maxLength={20}
            />
          </>
        )}
        <AddressFields prefix="shipping_address." section="shipping" />
        <FormField
          className="is-wide"
          name="shipping_address.phone"
          label={t('checkout.field.phone')}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          maxLength={30}
        />
      </div>
    </fieldset>
  )
}

function Arrival({
  fee,
  isAllInStock,
  country,
}: {
  fee: BothSides
  isAllInStock: boolean
  country: Country
}) {
  const { t } = useTranslation()
  const day = useDeliveryDay(country)
  return (
    <p className="bg-success-soft text-success-text mt-4 flex flex-wrap items-center gap-3 rounded-md p-3.5">
      <Icon of={Truck} />
      <span>
        {isAllInStock ? (
          <RichText text="checkout.arrival" values={{ day }} parts={bold} />
        ) : (
          t('checkout.arrivalLater')
        )}
      </span>
      <b className="ml-auto">{fromWire(fee.incl) === 0 ? t('sum.free') : <Amount {...fee} />}</b>
    </p>
  )
}
