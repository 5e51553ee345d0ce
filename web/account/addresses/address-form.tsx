import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { useForm, type Form } from '#web/commerce/form/use-form.ts'
import { refreshCounts } from '#web/commerce/session/header-counts.ts'
import { namesOf } from '#web/commerce/words/person-name.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { addressRules, type AddressValues } from './address-rules.ts'
import { belgianProvince, isProvince } from './belgian-province.ts'
import type { Address } from './saved-address.ts'

interface AddressFormProps {
  /** Undefined for a new one. */
  address: Address | undefined
  /** Of the customer: a first guess for a new address. */
  name: string
  isFirst: boolean
}

/** Adds an address, or changes one. */
export function AddressForm({ address, name, isFirst }: AddressFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm<AddressValues>({
    defaultValues: address === undefined ? emptyAddress(name, isFirst) : valuesOf(address),
    rules: addressRules,
    follows: { postal_code: 'country' },
    failure: 'addresses.failure.save',
    send: async (values) => {
      const { message } = await save(address?.id, values)
      refreshCounts()
      toasts.show(message)
      await navigate(paths.addresses)
    },
  })
  return (
    <>
      <Link className="link back-link" to={paths.addresses}>
        <Icon of={ArrowLeft} />
        {t('addresses.back')}
      </Link>
      <h1 className="mt-1 mb-5 text-3xl">
        {address === undefined ? t('addresses.add') : t('addresses.change')}
      </h1>
      <form className="card card-pad grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
        <FormRefusal text={form.refusal} />
        <AddressInputs form={form} />
        {address?.is_default !== true && (
          <Checkbox {...form.tick('is_default')} label={t('addresses.useDefault')} />
        )}
        <div className="form-actions">
          <Link className="btn btn-secondary" to={paths.addresses}>
            {t('customer.cancel')}
          </Link>
          <Button type="submit" isBusy={form.isBusy}>
            {t('addresses.save')}
          </Button>
        </div>
      </form>
    </>
  )
}

function AddressInputs({ form }: { form: Form<AddressValues> }) {
  const { t, language } = useTranslation()
  const { country, state } = form.values
  const postcode = form.text('postal_code')
  /** In Belgium the province follows from the postcode, unless somebody wrote something else. */
  const changePlace = (place: { postal_code?: string; country?: Country }) => {
    const next = { ...form.values, ...place }
    const province = next.country === 'BE' ? belgianProvince(next.postal_code, language) : undefined
    const isOurs = state.trim() === '' || isProvince(state)
    form.change(isOurs && province !== undefined ? { ...place, state: province } : place)
  }
  return (
    <div className="form-grid">
      <TextField
        {...form.text('first_name')}
        label={t('field.firstName')}
        autoComplete="given-name"
        maxLength={80}
        aria-required
      />
      <TextField
        {...form.text('last_name')}
        label={t('field.lastName')}
        autoComplete="family-name"
        maxLength={80}
        aria-required
      />
      <TextField
        {...form.text('street')}
        className="is-wide"
        label={t('field.street')}
        autoComplete="street-address"
        maxLength={160}
        aria-required
      />
      <TextField
        {...postcode}
        onChange={(event) => changePlace({ postal_code: event.target.value })}
        className="is-third"
        label={t('field.postcode')}
        autoComplete="postal-code"
        maxLength={12}
        aria-required
      />
      <TextField
        {...form.text('city')}
        className="is-two-thirds"
        label={t('field.city')}
        autoComplete="address-level2"
        maxLength={80}
        aria-required
      />
      <TextField
        {...form.text('state')}
        label={t('field.province')}
        hint={country === 'BE' ? t('addresses.provinceHint') : undefined}
        autoComplete="address-level1"
        maxLength={80}
        aria-required
      />
      <SelectField
        id={form.idOf('country')}
        name="country"
        label={t('field.country')}
        autoComplete="country"
        value={country}
        onChange={(event) => changePlace({ country: event.target.value as Country })}
      >
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.text('phone')}
        label={t('field.phone')}
        optional={t('field.optional')}
        hint={t('addresses.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </div>
  )
}

function save(id: number | undefined, values: AddressValues) {
  const { phone, country, is_default, ...texts } = values
  const body = {
    first_name: texts.first_name.trim(),
    last_name: texts.last_name.trim(),
    street: texts.street.trim(),
    postal_code: texts.postal_code.trim(),
    city: texts.city.trim(),
    state: texts.state.trim(),
    country,
    phone: phone.trim() === '' ? null : phone.trim(),
    is_default,
  }
  return id === undefined
    ? browserCall('POST /profile/addresses', { body })
    : browserCall('PUT /profile/addresses/{id}', { params: { id }, body })
}

function emptyAddress(name: string, isFirst: boolean): AddressValues {
  const { first, last } = namesOf(name)
  return {
    first_name: first,
    last_name: last,
    street: '',
    postal_code: '',
    city: '',
    state: '',
    country: 'BE',
    phone: '',
    is_default: isFirst,
  }
}

function valuesOf(address: Address): AddressValues {
  const { first_name, last_name, street, postal_code, city, state, country, is_default } = address
  const phone = address.phone ?? ''
  return { first_name, last_name, street, postal_code, city, state, country, phone, is_default }
}
