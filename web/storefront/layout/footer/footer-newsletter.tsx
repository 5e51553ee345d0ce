import { type FormEvent, useId, useState } from 'react'

import { Honeypot } from '#web/commerce/form/honeypot.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { loadAgain } from '#web/ui/load-again.ts'

/** An address for the newsletter; the code that sends it comes with the first press. */
export function FooterNewsletter() {
  const { t } = useTranslation()
  const id = useId()
  const [answer, setAnswer] = useState<{ isDone: boolean; text: string }>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { sendSignUp } = await loadAgain(() => import('#web/commerce/newsletter/send-sign-up.ts'))
    const said = await sendSignUp(form)
    if (said.isDone) form.reset()
    setAnswer(said)
  }
  return (
    <form className="footer-newsletter" method="dialog" noValidate onSubmit={(e) => void send(e)}>
      <label className="label" htmlFor={id}>
        {t('newsletter.title')}
      </label>
      <div className="footer-newsletter-line">
        <input
          id={id}
          className="input"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={t('newsletter.label')}
          aria-describedby={`${id}-note`}
          aria-invalid={answer?.isDone === false || undefined}
        />
        <button type="submit" className="btn btn-secondary">
          {t('newsletter.submit')}
        </button>
      </div>
      <Honeypot label={t('newsletter.label')} />
      <p id={`${id}-note`} className="text-subtle text-sm" role="status">
        {answer?.text ?? t('newsletter.note')}
      </p>
    </form>
  )
}
