import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { NewPasswordFields } from '#web/account/form/new-password-fields.tsx'
import { confirmationRule, nameRule, newPasswordRule } from '#web/commerce/form/account-rules.ts'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule } from '#web/commerce/form/field-rules.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { register } from '#web/commerce/session/sign-in.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Building } from '#web/ui/icons/building.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Repeat } from '#web/ui/icons/repeat.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { useGoOn, useLeadOn } from './after-sign-in.ts'
import { DoorLink } from './door-link.tsx'
import { DoorPage, type Reason } from './door-page.tsx'

const REASONS: readonly Reason[] = [
  { icon: Printer, text: 'login.panel.printers' },
  { icon: Repeat, text: 'login.panel.again' },
  { icon: Package, text: 'login.panel.orders' },
  { icon: Building, text: 'register.panel.business' },
]

export function RegisterPage() {
  const { t } = useTranslation()
  useLeadOn()
  return (
    <DoorPage title="register.panel.title" reasons={REASONS}>
      <div>
        <h1 className="text-3xl">{t('register.title')}</h1>
        <SeoContent />
        <p className="text-muted mt-2">
          {t('register.known')} <DoorLink to={paths.login} text="register.logIn" />
        </p>
      </div>
      <RegisterForm />
    </DoorPage>
  )
}

function RegisterForm() {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const form = useForm({
    defaultValues: {
      name: '',
      email: '',
      password: '',
      password_confirmation: '',
      marketing: false,
    },
    rules: {
      name: nameRule,
      email: emailRule,
      password: newPasswordRule,
      password_confirmation: confirmationRule,
    },
    failure: 'register.failure',
    send: async ({ name, email, ...rest }) => {
      const user = await register({ name: name.trim(), email: email.trim(), ...rest })
      await goOn(user.role)
    },
  })
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <FormRefusal text={form.refusal} />
      <TextField
        {...form.text('name')}
        label={t('field.name')}
        autoComplete="name"
        maxLength={120}
        aria-required
      />
      <EmailField field={form.text('email')} />
      <NewPasswordFields
        label="field.password"
        password={form.text('password')}
        confirmation={form.text('password_confirmation')}
      />
      <Checkbox {...form.tick('marketing')} label={t('register.marketing')} />
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('register.title')}
      </Button>
    </form>
  )
}
