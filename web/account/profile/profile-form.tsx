import { useState } from 'react'
import { flushSync } from 'react-dom'

import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { nameRule } from '#web/commerce/form/account-rules.ts'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule, phoneRule } from '#web/commerce/form/field-rules.ts'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { showUser, type CurrentUser } from '#web/commerce/session/current-user.ts'
import { ApiError } from '#web/data/api-error.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { VatCheckBadge } from './vat-check-badge.tsx'

/** Changes the profile; saving checks the VAT number anew. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPasswordAsked, setIsPasswordAsked] = useState(false)
  // The field has to be there before the form shows the server's sentence at it.
  const askPassword = (error: unknown): never => {
    if (error instanceof ApiError && error.errors?.['current_password'] !== undefined)
      flushSync(() => setIsPasswordAsked(true))
    throw error
  }
  const form = useForm({
    defaultValues: {
      name: user.name,
      email: user.email,
      phone: user.phone ?? '',
      address: user.address ?? '',
      company_name: user.company_name ?? '',
      vat_number: user.vat_number ?? '',
      current_password: '',
    },
    rules: {
      name: nameRule,
      email: emailRule,
      phone: ({ phone }) => phoneRule(phone),
      company_name: ({ company_name: company, vat_number: number }) =>
        company.trim() === '' && number.trim() !== '' ? 'rule.company' : undefined,
    },
    failure: 'profile.failure.save',
    send: async ({ name, email, current_password: password, ...rest }) => {
      const { data, message } = await browserCall('PUT /profile', {
        body: {
          name: name.trim(),
          email: email.trim(),
          phone: orNull(rest.phone),
          address: orNull(rest.address),
          company_name: orNull(rest.company_name),
          vat_number: orNull(rest.vat_number),
          ...(password !== '' && { current_password: password }),
        },
      }).catch(askPassword)
      showUser(data)
      toasts.show(message)
      await navigate(paths.profile)
    },
  })
  const optional = t('field.optional')
  return (
    <>
      <PageHeading title={t('profile.edit')} />
      <form className="card card-pad grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
        <FormRefusal text={form.refusal} />
        <div className="form-grid">
          <TextField
            {...form.text('name')}
            label={t('field.name')}
            autoComplete="name"
            maxLength={120}
            aria-required
          />
          <EmailField field={form.text('email')} autoComplete="email" />
          <TextField
            {...form.text('phone')}
            label={t('field.phone')}
            optional={optional}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <TextField
            {...form.text('address')}
            label={t('field.address')}
            optional={optional}
            autoComplete="street-address"
            maxLength={300}
          />
        </div>
        {isPasswordAsked && (
          <PasswordField
            {...form.text('current_password')}
            label={t('field.currentPassword')}
            autoComplete="current-password"
          />
        )}
        <fieldset className="border-line border-t pt-4">
          <legend className="sr-only">{t('profile.business')}</legend>
          <p className="text-muted mb-4" aria-hidden="true">
            {t('profile.businessText')}
          </p>
          <div className="form-grid">
            <TextField
              {...form.text('company_name')}
              label={t('field.company')}
              optional={optional}
              autoComplete="organization"
              maxLength={160}
            />
            <TextField
              {...form.text('vat_number')}
              label={t('field.vatNumber')}
              optional={optional}
              hint={<VatHint user={user} />}
              autoComplete="on"
              autoCapitalize="characters"
              maxLength={40}
            />
          </div>
        </fieldset>
        <div className="form-actions">
          <Link className="btn btn-secondary" to={paths.profile}>
            {t('customer.cancel')}
          </Link>
          <Button type="submit" isBusy={form.isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </>
  )
}

function VatHint({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <VatCheckBadge user={user} />
      {t('profile.vatHint')}
    </span>
  )
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
