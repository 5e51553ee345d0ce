import { type ReactNode, useState } from 'react'

import { HONEYPOT } from '#contract/plain/honeypot.ts'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule } from '#web/commerce/form/field-rules.ts'
import { Honeypot } from '#web/commerce/form/honeypot.tsx'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useSearchParams } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** /newsletter: signing up, and where the links of mails lead to confirm it or to end it. */
export function NewsletterPage() {
  const [search] = useSearchParams()
  const [confirm, leave] = [search.get('confirm'), search.get('leave')]
  if (confirm !== null) {
    return (
      <Frame title="newsletterPage.confirmTitle" text="newsletterPage.confirmText">
        <OnePress
          key="confirm"
          label="newsletterPage.confirm"
          send={() => browserCall('POST /newsletter/confirm', { body: { token: confirm } })}
        />
      </Frame>
    )
  }
  if (leave !== null) {
    return (
      <Frame title="newsletterPage.leaveTitle" text="newsletterPage.leaveText">
        <OnePress
          key="leave"
          label="newsletterPage.leave"
          send={() => browserCall('POST /newsletter/leave', { body: { token: leave } })}
        />
      </Frame>
    )
  }
  return (
    <Frame title="newsletterPage.title" text="newsletterPage.intro">
      <SignUpForm />
    </Frame>
  )
}

function Frame({ title, text, children }: { title: TextKey; text: TextKey; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-2xl! pt-6 lg:pt-10">
      {/* i18n: newsletterPage.* */}
      <h1 className="text-3xl lg:text-4xl">{t(title)}</h1>
      {/* i18n: newsletterPage.* */}
      <p className="text-muted mt-2 text-lg">{t(text)}</p>
      <div className="mt-6">{children}</div>
    </main>
  )
}

function SignUpForm() {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<string>()
  const form = useForm({
    defaultValues: { email: '', [HONEYPOT]: '' },
    rules: { email: emailRule },
    failure: 'newsletterPage.failure',
    send: async (body) => setAnswer((await browserCall('POST /newsletter', { body })).message),
  })
  if (answer !== undefined) return <Done>{answer}</Done>
  return (
    <form className="card card-pad grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <EmailField field={form.text('email')} autoComplete="email" />
      <Honeypot
        label={t('service.trap')}
        value={form.values[HONEYPOT]}
        onChange={({ target }) => form.change({ [HONEYPOT]: target.value })}
      />
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <Button className="justify-self-start" type="submit" size="large" isBusy={form.isBusy}>
        {t('newsletterPage.submit')}
      </Button>
      <p className="text-subtle text-sm">{t('newsletterPage.privacy')}</p>
    </form>
  )
}

/** What a press answers; a confirmed address also gets its way out. */
interface Answer {
  message: string
  data: { email: string; leave_token?: string }
}

/** A link alone changes nothing: programs open links, too. */
function OnePress({ label, send }: { label: TextKey; send: () => Promise<Answer> }) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<Answer>()
  const form = useForm({
    defaultValues: {},
    rules: {},
    failure: 'newsletterPage.actionFailure',
    send: async () => setAnswer(await send()),
  })
  if (answer !== undefined)
    return <Done leaveToken={answer.data.leave_token}>{answer.message}</Done>
  return (
    <form className="grid justify-items-start gap-4" method="dialog" onSubmit={form.submit}>
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <Button type="submit" size="large" isBusy={form.isBusy}>
        {/* i18n: newsletterPage.* */}
        {t(label)}
      </Button>
    </form>
  )
}

function Done({ children, leaveToken }: { children: string; leaveToken?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="success">{children}</Alert>
      <Link className={buttonLooks({ look: 'secondary' })} to={paths.home}>
        {t('newsletterPage.toShop')}
      </Link>
      {leaveToken !== undefined && (
        <Link className="link text-sm" to={withQuery(paths.newsletter, { leave: leaveToken })}>
          {t('newsletterPage.leave')}
        </Link>
      )}
    </div>
  )
}
