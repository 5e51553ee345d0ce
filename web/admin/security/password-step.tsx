import type { Answer } from '#contract/api.ts'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type Route = 'POST /auth/second-factor/setup' | 'DELETE /auth/second-factor'

/** What is asked again before the sign-in's safety changes. */
export function PasswordStep<R extends Route>({
  text,
  look,
  route,
  onDone,
}: {
  text: TextKey
  look: 'primary' | 'danger-quiet'
  route: R
  onDone: (data: Answer<R>['data']) => void
}) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: { current_password: '' },
    rules: {
      current_password: ({ current_password: given }) =>
        given === '' ? 'rule.password.required' : undefined,
    },
    failure: 'admin.failure.title',
    async send(body) {
      const { data } = await browserCall<Route>(route, { body })
      onDone(data as Answer<R>['data'])
    },
  })
  return (
    <form className="security-form" method="dialog" noValidate onSubmit={form.submit}>
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <PasswordField
        {...form.text('current_password')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      <Button type="submit" look={look} isBusy={form.isBusy}>
        {t(text)}
      </Button>
    </form>
  )
}
