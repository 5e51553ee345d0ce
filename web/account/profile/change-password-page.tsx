import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { AccountName, NewPasswordFields } from '#web/account/form/new-password-fields.tsx'
import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { confirmationRule, newPasswordRule } from '#web/commerce/form/account-rules.ts'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { showUser, type CurrentUser } from '#web/commerce/session/current-user.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData, useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** A new password, for whoever knows the present one. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { email } = useLoaderData<CurrentUser>()
  const navigate = useNavigate()
  const form = useForm({
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
    rules: {
      current_password: ({ current_password: text }) =>
        text === '' ? 'rule.password.current' : undefined,
      password: newPasswordRule,
      password_confirmation: confirmationRule,
    },
    failure: 'newPassword.failure',
    send: async (body) => {
      const { data, message } = await browserCall('PUT /profile', { body })
      showUser(data)
      toasts.show(message)
      await navigate(paths.profile)
    },
  })
  return (
    <>
      <PageHeading title={t('newPassword.title')} />
      <form className="card card-pad grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
        <div className="max-w-form grid w-full gap-4">
          <p className="text-muted">{t('newPassword.text')}</p>
          <FormRefusal text={form.refusal} />
          <AccountName email={email} />
          <PasswordField
            {...form.text('current_password')}
            label={t('field.currentPassword')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            label="field.newPassword"
            password={form.text('password')}
            confirmation={form.text('password_confirmation')}
          />
        </div>
        <div className="form-actions">
          <Button type="submit" isBusy={form.isBusy}>
            {t('newPassword.save')}
          </Button>
        </div>
      </form>
    </>
  )
}
