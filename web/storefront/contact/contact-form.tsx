import { useEffect, useRef, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { CONTACT_LENGTHS } from '#contract/plain/contact.ts'
import { HONEYPOT } from '#contract/plain/honeypot.ts'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule, requiredRule } from '#web/commerce/form/field-rules.ts'
import { Honeypot } from '#web/commerce/form/honeypot.tsx'
import type { Rules } from '#web/commerce/form/use-fields.ts'
import { type Form, useForm } from '#web/commerce/form/use-form.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { useSearchParams } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Send } from '#web/ui/icons/send.ts'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'

import { LikelyAnswer } from './likely-answer.tsx'

const EMPTY = { name: '', email: '', subject: '', message: '', [HONEYPOT]: '' }
type Values = typeof EMPTY
type Sent = Answer<'POST /contact'>['data']

const RULES: Rules<Values> = {
  name: ({ name }) => requiredRule(name),
  email: emailRule,
  subject: ({ subject }) => requiredRule(subject),
}

const bold = { b: (words: string) => <b>{words}</b> }

/** What somebody wants to tell the shop. It stays in its fields until it has arrived. */
export function ContactForm() {
  const { t } = useTranslation()
  const [sent, setSent] = useState<Sent>()
  const user = useUser()
  const form = useForm({
    defaultValues: EMPTY,
    rules: RULES,
    failure: 'contactPage.failure',
    send: async (body) => {
      const { data } = await browserCall('POST /contact', { body })
      setSent(data)
      form.change({ subject: '', message: '' })
    },
  })
  const { fill } = form
  const [search] = useSearchParams()
  const about = search.get('subject')?.slice(0, CONTACT_LENGTHS.subject) ?? ''
  // The page comes alike for all; what the link was about is filled in here.
  useEffect(() => {
    if (about !== '') fill((values) => ({ ...values, subject: values.subject || about }))
  }, [about, fill])
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (user === undefined || known.current === user.email) return
    known.current = user.email
    fill((values) => ({
      ...values,
      name: values.name || user.name,
      email: values.email || user.email,
    }))
  }, [user, fill])
  if (sent !== undefined) return <SentNote sent={sent} onAnother={() => setSent(undefined)} />
  return (
    <form
      className="card card-pad mt-6 grid gap-4"
      method="dialog"
      noValidate
      onSubmit={form.submit}
    >
      <Fields form={form} />
      <LikelyAnswer text={`${form.values.subject} ${form.values.message}`} />
      {form.refusal !== undefined && (
        <Alert tone="danger">
          <div className="flex flex-wrap gap-x-4">
            <span>{form.refusal}</span>
            <button type="submit" className="font-bold underline">
              {t('contactPage.again')}
            </button>
          </div>
        </Alert>
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        type="submit"
        size="large"
        icon={<Icon of={Send} />}
        isBusy={form.isBusy}
      >
        {t('contactPage.submit')}
      </Button>
      <p className="text-subtle text-sm">{t('contactPage.copy')}</p>
    </form>
  )
}

function Fields({ form }: { form: Form<Values> }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.text('name')}
          label={t('contactPage.name')}
          autoComplete="name"
          maxLength={CONTACT_LENGTHS.name}
          aria-required
        />
        <EmailField
          field={form.text('email')}
          label={t('contactPage.email')}
          autoComplete="email"
        />
      </div>
      <TextField
        {...form.text('subject')}
        label={t('contactPage.subject')}
        maxLength={CONTACT_LENGTHS.subject}
        autoComplete="off"
        aria-required
      />
      <TextAreaField
        {...form.text('message')}
        label={t('contactPage.message')}
        optional={t('service.optional')}
        rows={5}
        maxLength={CONTACT_LENGTHS.message}
      />
      <Honeypot
        label={t('service.trap')}
        value={form.values[HONEYPOT]}
        onChange={({ target }) => form.change({ [HONEYPOT]: target.value })}
      />
    </>
  )
}

function SentNote({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Alert tone="success">
        <RichText
          text="contactPage.sent"
          values={{ number: sent.number, email: sent.email }}
          parts={bold}
        />
      </Alert>
      <Button look="secondary" onClick={onAnother}>
        {t('contactPage.another')}
      </Button>
    </div>
  )
}
