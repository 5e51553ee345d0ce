import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule } from '#web/commerce/form/field-rules.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { Button } from '#web/ui/button.tsx'

import { DoorLink } from './door-link.tsx'

/** Asks whose password it is. The answer is the same for every address, known or not. */
export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: { email },
    rules: { email: emailRule },
    failure: 'forgot.failure',
    send: async (values) => {
      const sent = values.email.trim()
      await browserCall('POST /auth/forgot-password', { body: { email: sent } })
      onSent(sent)
    },
  })
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <div>
        <h1 className="text-3xl">{t('forgot.title')}</h1>
        <SeoContent />
        <p className="text-muted mt-2">{t('forgot.text')}</p>
      </div>
      <FormRefusal text={form.refusal} />
      <EmailField field={form.text('email')} />
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('forgot.send')}
      </Button>
      <DoorLink to={paths.login} text="forgot.back" className="btn btn-ghost btn-block" />
    </form>
  )
}
