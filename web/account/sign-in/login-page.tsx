import { STAFF_LOGIN } from '#contract/plain/page-paths.ts'
import type { LoginReason } from '#web/account/customer-route.ts'
import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule, givenPasswordRule } from '#web/commerce/form/field-rules.ts'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { signIn } from '#web/commerce/session/sign-in.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { useSearchParams } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Repeat } from '#web/ui/icons/repeat.ts'
import { Link } from '#web/ui/link.tsx'

import { useGoOn, useLeadOn } from './after-sign-in.ts'
import { DoorLink } from './door-link.tsx'
import { DoorPage, type Reason } from './door-page.tsx'

const REASONS: readonly Reason[] = [
  { icon: Printer, text: 'login.panel.printers' },
  { icon: Repeat, text: 'login.panel.again' },
  { icon: Package, text: 'login.panel.orders' },
  { icon: Bell, text: 'login.panel.wishlist' },
]

/** Why somebody was sent to the login. */
const ASKED: Record<LoginReason, { title: TextKey; text: TextKey }> = {
  required: { title: 'login.asked.needed', text: 'login.asked.required' },
  expired: { title: 'login.asked.over', text: 'session.expired' },
  wishlist: { title: 'login.asked.needed', text: 'wishlist.failure.guest' },
}

const guestParts = {
  link: (words: string) => (
    <Link className="link" to={paths.cart}>
      {words}
    </Link>
  ),
}

export function LoginPage() {
  const { t } = useTranslation()
  useLeadOn()
  return (
    <DoorPage title="login.panel.title" reasons={REASONS}>
      <div>
        <h1 className="text-3xl">{t('login.title')}</h1>
        <SeoContent />
        <p className="text-muted mt-2">
          {t('login.new')} <DoorLink to={paths.register} text="login.register" />
        </p>
      </div>
      <LoginForm />
      <p className="text-subtle text-center text-sm">
        <RichText text="login.guest" parts={guestParts} />
      </p>
    </DoorPage>
  )
}

function LoginForm() {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const form = useForm({
    defaultValues: { email: '', password: '', remember: true },
    rules: { email: emailRule, password: givenPasswordRule },
    failure: 'login.failure',
    send: async ({ email, ...rest }) => {
      const outcome = await signIn({ email: email.trim(), ...rest })
      if ('challenge' in outcome) window.location.assign(codePath(outcome.challenge))
      else await goOn(outcome.role)
    },
  })
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {form.refusal === undefined ? <AskedFor /> : <FormRefusal text={form.refusal} />}
      <EmailField field={form.text('email')} />
      <PasswordField
        {...form.text('password')}
        label={t('field.password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox {...form.tick('remember')} label={t('login.remember')} />
        <DoorLink to={paths.forgotPassword} text="login.forgot" className="link door-link" />
      </div>
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('login.title')}
      </Button>
    </form>
  )
}

/** Behind the `#`, so that no server and no log sees it. */
function codePath(challenge: string): string {
  return `${STAFF_LOGIN}#${challenge}`
}

function AskedFor() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const reason = search.get('reason')
  if (reason === null || !Object.hasOwn(ASKED, reason)) return null
  const { title, text } = ASKED[reason as LoginReason]
  return (
    <Alert tone={reason === 'expired' ? 'warning' : 'info'}>
      <b className="block">{t(title)}</b>
      {t(text)}
    </Alert>
  )
}
