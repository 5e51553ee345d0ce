import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { AccountName, NewPasswordFields } from '#web/account/form/new-password-fields.tsx'
import { confirmationRule, newPasswordRule } from '#web/commerce/form/account-rules.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useNavigate, useSearchParams } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { safeReturn } from './safe-return.ts'
import { StepHeading } from './step-heading.tsx'

interface NewPasswordStepProps {
  email: string
  /** The token that the right code was exchanged for. */
  token: string
  onBack: () => void
}

/** The new password; it ends all sign-ins, so that the login comes next. */
export function NewPasswordStep({ email, token, onBack }: NewPasswordStepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useForm({
    defaultValues: { password: '', password_confirmation: '' },
    rules: { password: newPasswordRule, password_confirmation: confirmationRule },
    failure: 'forgot.failure',
    send: async (passwords) => {
      const { message } = await browserCall('POST /auth/reset-password', {
        body: { email, token, ...passwords },
      })
      toasts.show(message)
      await navigate(withQuery(paths.login, { return: safeReturn(search.get('return')) }))
    },
  })
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <div>
        <StepHeading>{t('forgot.new.title')}</StepHeading>
        <p className="text-muted mt-2">{t('forgot.new.text')}</p>
      </div>
      <FormRefusal text={form.refusal} />
      <AccountName email={email} />
      <NewPasswordFields
        label="field.newPassword"
        password={form.text('password')}
        confirmation={form.text('password_confirmation')}
      />
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('forgot.new.save')}
      </Button>
      <Button look="ghost" width="full" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
        {t('forgot.code.another')}
      </Button>
    </form>
  )
}
