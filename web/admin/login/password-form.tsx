import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule, givenPasswordRule } from '#web/commerce/form/field-rules.ts'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSearchParams } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'

import { signInStaff } from './staff-sign-in.ts'

/** The first step: who it is, and the password. */
export function PasswordForm({
  onDone,
  onChallenge,
}: {
  onDone: (user: CurrentUser) => Promise<void>
  onChallenge: (challenge: string) => void
}) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const form = useForm({
    defaultValues: { email: '', password: '', remember: false },
    rules: { email: emailRule, password: givenPasswordRule },
    failure: 'login.failure',
    async send({ email, ...rest }) {
      const outcome = await signInStaff({ email: email.trim(), ...rest })
      if ('challenge' in outcome) onChallenge(outcome.challenge)
      else await onDone(outcome)
    },
  })
  const refusal =
    form.refusal ?? (search.get('reason') === 'expired' ? t('session.expired') : undefined)
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <div>
        <h1>{t('admin.login.title')}</h1>
        <p className="text-muted mt-1">{t('admin.login.text')}</p>
      </div>
      {refusal !== undefined && (
        <Alert tone={form.refusal === undefined ? 'warning' : 'danger'}>{refusal}</Alert>
      )}
      <EmailField field={form.text('email')} />
      <PasswordField
        {...form.text('password')}
        label={t('field.password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox {...form.tick('remember')} label={t('login.remember')} />
        <a className="link" href={paths.forgotPassword}>
          {t('login.forgot')}
        </a>
      </div>
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('login.title')}
      </Button>
    </form>
  )
}
