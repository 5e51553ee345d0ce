import { MIN_PASSWORD } from '#contract/plain/password-length.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import type { Order } from '#web/commerce/orders/order.ts'
import { register } from '#web/commerce/session/sign-in.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** For a guest: an account with the name and address of the order, for a password. */
export function AccountOffer({ order }: { order: Order }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { first_name: first, last_name: last } = order.billing_address
  const email = order.billing_address.email ?? ''
  const form = useForm({
    defaultValues: { password: '' },
    rules: {
      password: ({ password }) =>
        password.length < MIN_PASSWORD ? 'confirmation.account.short' : undefined,
    },
    failure: 'confirmation.account.failure',
    send: async ({ password }) => {
      const name = `${first} ${last}`
      await register({ name, email, password, password_confirmation: password, marketing: false })
      await navigate(paths.order(order.id))
    },
  })
  return (
    <section className="card card-pad bg-primary-soft print:hidden" aria-labelledby="account-offer">
      <h2 id="account-offer" className="text-xl">
        {t('confirmation.account.title')}
      </h2>
      <p className="mt-1">{t('confirmation.account.text', { email })}</p>
      <form className="mt-4 grid gap-3" method="dialog" noValidate onSubmit={form.submit}>
        {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
        {/* So that password managers keep the password under the right name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          {...form.text('password')}
          type="password"
          label={t('confirmation.account.password')}
          hint={t('confirmation.account.hint', { count: MIN_PASSWORD })}
          autoComplete="new-password"
          maxLength={128}
          aria-required
        />
        <Button type="submit" isBusy={form.isBusy}>
          {t('confirmation.account.create')}
        </Button>
      </form>
    </section>
  )
}
