import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { signOutHere } from '#web/commerce/session/sign-in.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate, useSearchParams } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Where the mail about a changed address leads. A button, since mail programs open links by themselves. */
export function RestoreEmailPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useForm({
    defaultValues: {},
    rules: {},
    failure: 'restoreEmail.failure',
    send: async () => {
      const { message } = await browserCall('POST /auth/restore-email', {
        body: { token: search.get('token') ?? '-' },
      })
      signOutHere()
      await navigate(paths.forgotPassword, { replace: true })
      toasts.show(message)
    },
  })
  return (
    <main id="main" tabIndex={-1} className="wrap door">
      <form
        className="card card-pad max-w-form mx-auto grid w-full content-center gap-4"
        method="dialog"
        noValidate
        onSubmit={form.submit}
      >
        <h1 className="text-3xl">{t('restoreEmail.title')}</h1>
        <p className="text-muted">{t('restoreEmail.text')}</p>
        <FormRefusal text={form.refusal} />
        <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
          {t('restoreEmail.take')}
        </Button>
      </form>
    </main>
  )
}
