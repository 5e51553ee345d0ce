import { COUNTRIES } from '#contract/plain/countries.ts'
import { LANGUAGES } from '#contract/plain/languages.ts'
import type { StaffForm } from '#web/admin/form/use-staff-form.ts'
import { type FoundUser, UserBox } from '#web/admin/form/user-box.tsx'
import { countryName } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'

import { ofCustomer, type PhoneOrderValues } from './phone-order-form.ts'

const FIELDS: readonly { name: keyof PhoneOrderValues['details']; label: TextKey; max: number }[] =
  [
    { name: 'billing_first_name', label: 'field.firstName', max: 80 },
    { name: 'billing_last_name', label: 'field.lastName', max: 80 },
    { name: 'billing_phone', label: 'field.phone', max: 40 },
    { name: 'company_name', label: 'field.company', max: 160 },
    { name: 'vat_number', label: 'field.vatNumber', max: 40 },
    { name: 'purchase_order', label: 'admin.phoneOrders.purchaseOrder', max: 60 },
    { name: 'billing_street', label: 'field.street', max: 160 },
    { name: 'billing_building_apartment', label: 'admin.order.apartment', max: 60 },
    { name: 'billing_postal_code', label: 'field.postcode', max: 12 },
    { name: 'billing_city', label: 'field.city', max: 80 },
  ]

/** Who calls: an account, or what the caller says. Only the email is needed. */
export function CallerPart({ form }: { form: StaffForm<PhoneOrderValues> }) {
  const { t, language } = useTranslation()
  const { register, setValue } = form.form
  const fillIn = (customer: FoundUser) => {
    const { email, language: reads, details } = ofCustomer(customer)
    setValue('email', email, { shouldDirty: true })
    setValue('language', reads)
    for (const [name, text] of Object.entries(details))
      setValue(`details.${name as keyof PhoneOrderValues['details']}`, text)
  }
  return (
    <section className="card admin-card phone-order-part">
      <h2>{t('admin.orders.customer')}</h2>
      <p className="text-muted">{t('admin.phoneOrders.callerNote')}</p>
      <UserBox label={t('admin.phoneOrders.findCustomer')} only="customer" onChoose={fillIn} />
      <div className="staff-form-row">
        <TextField
          label={t('admin.orders.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={form.errorOf('email')}
          {...register('email', { required: t('rule.required') })}
        />
        <SelectField
          label={t('admin.phoneOrders.language')}
          error={form.errorOf('language')}
          {...register('language')}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {t(`admin.language.${code}`)}
            </option>
          ))}
        </SelectField>
        {FIELDS.map(({ name, label, max }) => (
          <TextField
            key={name}
            label={t(label)}
            autoComplete="off"
            maxLength={max}
            error={form.errorOf(`details.${name}`)}
            {...register(`details.${name}`)}
          />
        ))}
        <SelectField
          label={t('field.country')}
          error={form.errorOf('details.billing_country')}
          {...register('details.billing_country')}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {countryName(code, language)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label={t('admin.phoneOrders.notes')}
        optional={t('field.optional')}
        rows={2}
        maxLength={1000}
        error={form.errorOf('details.order_notes')}
        {...register('details.order_notes')}
      />
    </section>
  )
}
