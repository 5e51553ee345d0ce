import { adminPath } from '#web/admin/admin-path.ts'
import { AdminLogo } from '#web/admin/layout/admin-logo.tsx'
import { confirmationRule, newPasswordRule } from '#web/commerce/form/account-rules.ts'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { useNavigate, useSearchParams } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Whoever was invited to the staff chooses a password; the login comes next. */
export function InvitationPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="admin admin-door">
      <main id="main" tabIndex={-1} className="admin-door-main">
        <div className="flex items-center justify-center">
          <AdminLogo />
        </div>
        <div className="card admin-door-card">
          <div className="mb-4">
            <h1>{t('admin.staff.welcome')}</h1>
            <p className="text-muted mt-1">{t('admin.staff.welcomeText')}</p>
          </div>
          {token === null || token === '' ? (
            <Alert tone="warning">{t('admin.staff.noToken')}</Alert>
          ) : (
            <NewPassword token={token} />
          )}
        </div>
        <div className="flex items-center justify-center gap-4">
          <LanguageSwitch />
        </div>
      </main>
    </div>
  )
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    defaultValues: { password: '', password_confirmation: '' },
    rules: { password: newPasswordRule, password_confirmation: confirmationRule },
    failure: 'forgot.failure',
    async send(passwords) {
      const { message } = await browserCall('POST /auth/invitation', {
        body: { token, ...passwords },
      })
      toasts.show(message)
      await navigate(adminPath.login, { replace: true })
    },
  })
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <PasswordField
        {...form.text('password')}
        label={t('field.newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.text('password_confirmation')}
        label={t('field.confirmation')}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('admin.staff.setPassword')}
      </Button>
    </form>
  )
}
