import type { Answer } from '#contract/api.ts'
import { CodeBoxes } from '#web/commerce/form/code-boxes.tsx'
import { CODE_DIGITS } from '#web/commerce/form/code-digits.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** The picture for the app to scan, the same as text, and a first code that shows it has it. */
export function ConfirmApp({
  setup,
  onDone,
}: {
  setup: Answer<'POST /auth/second-factor/setup'>['data']
  onDone: (recoveryCodes: readonly string[]) => void
}) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: { code: '' },
    rules: {
      code: ({ code }) => (code.length === CODE_DIGITS ? undefined : 'admin.login.codeForm'),
    },
    failure: 'admin.failure.title',
    async send(body) {
      const { data } = await browserCall('POST /auth/second-factor/confirm', { body })
      onDone(data.recovery_codes)
    },
  })
  const { id, value, error, onChange } = form.text('code')
  return (
    <form className="security-form" method="dialog" noValidate onSubmit={form.submit}>
      <p>{t('admin.security.scan')}</p>
      <img
        className="security-qr"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
        alt={t('admin.security.qr')}
        width="200"
        height="200"
      />
      <p className="text-muted">
        {t('admin.security.typeIt')} <code className="security-secret">{setup.secret}</code>
      </p>
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <CodeBoxes
        id={id}
        value={value}
        error={error}
        onChange={(code) => onChange({ target: { value: code } })}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {t('admin.security.confirm')}
      </Button>
    </form>
  )
}
