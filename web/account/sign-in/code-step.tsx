import { useEffect, useState } from 'react'

import { FormRefusal } from '#web/account/form/form-refusal.tsx'
import { CodeBoxes } from '#web/commerce/form/code-boxes.tsx'
import { isWholeCode } from '#web/commerce/form/code-digits.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { StepHeading } from './step-heading.tsx'

const RESEND_AFTER_SECONDS = 30
const parts = { b: (words: string) => <b className="text-text wrap-anywhere">{words}</b> }

interface CodeStepProps {
  email: string
  onChecked: (resetToken: string) => void
  onBack: () => void
}

/** The code from the mail. */
export function CodeStep({ email, onChecked, onBack }: CodeStepProps) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: { otp: '' },
    rules: { otp: ({ otp }) => (isWholeCode(otp) ? undefined : 'forgot.code.form') },
    failure: 'forgot.failure',
    send: async ({ otp }) => {
      const { data } = await browserCall('POST /auth/verify-otp', { body: { email, otp } })
      onChecked(data.reset_token)
    },
  })
  const { id, value, error } = form.text('otp')
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <div>
        <StepHeading>{t('forgot.code.title')}</StepHeading>
        <p className="text-muted mt-2">
          <RichText text="forgot.code.text" values={{ email }} parts={parts} />
        </p>
      </div>
      <FormRefusal text={form.refusal} />
      <CodeBoxes id={id} value={value} error={error} onChange={(otp) => form.change({ otp })} />
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('forgot.code.check')}
      </Button>
      <Resend email={email} />
      <Button look="ghost" width="full" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
        {t('forgot.code.another')}
      </Button>
    </form>
  )
}

/** A mail takes a moment: another one can be asked for after half a minute. */
function Resend({ email }: { email: string }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(RESEND_AFTER_SECONDS)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const resend = async () => {
    setLeft(RESEND_AFTER_SECONDS)
    try {
      await browserCall('POST /auth/forgot-password', { body: { email } })
      toasts.show(t('forgot.code.sentAgain'))
    } catch (error) {
      toasts.showError(refusalText(error, t('forgot.failure')))
    }
  }
  return (
    <p className="text-muted flex flex-wrap items-center justify-center gap-x-2 text-center">
      {t('forgot.code.nothing')}
      <Button
        look="ghost"
        className="num text-primary-text"
        isDisabled={left > 0}
        onClick={() => void resend()}
      >
        {left > 0
          ? t('forgot.code.againIn', { time: `0:${String(left).padStart(2, '0')}` })
          : t('forgot.code.again')}
      </Button>
    </p>
  )
}
