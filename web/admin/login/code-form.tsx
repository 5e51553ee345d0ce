import { useState } from 'react'

import { CodeBoxes } from '#web/commerce/form/code-boxes.tsx'
import { CODE_DIGITS } from '#web/commerce/form/code-digits.ts'
import { requiredRule } from '#web/commerce/form/field-rules.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Smartphone } from '#web/ui/icons/smartphone.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { giveCode } from './staff-sign-in.ts'

/** The second step: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({
  challenge,
  onDone,
  onOther,
}: {
  challenge: string
  onDone: (user: CurrentUser) => Promise<void>
  onOther: () => void
}) {
  const { t } = useTranslation()
  const [isRecovery, setIsRecovery] = useState(false)
  const form = useForm({
    defaultValues: { code: '' },
    rules: {
      code: ({ code }) => (isRecovery ? requiredRule(code) : digitsRule(code)),
    },
    failure: 'login.failure',
    send: async ({ code }) => onDone(await giveCode(challenge, code)),
  })
  const field = form.text('code')
  const change = (code: string) => field.onChange({ target: { value: code } })
  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <div>
        <span className="admin-door-disc mb-3" aria-hidden="true">
          <Icon of={Smartphone} />
        </span>
        <h1>{t('admin.login.secondFactor')}</h1>
        <p className="text-muted mt-1">
          {t(isRecovery ? 'admin.login.recoveryText' : 'admin.login.codeText')}
        </p>
      </div>
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      {isRecovery ? (
        <TextField
          {...field}
          label={t('admin.login.recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <CodeBoxes id={field.id} value={field.value} error={field.error} onChange={change} />
      )}
      <Button type="submit" size="large" width="full" isBusy={form.isBusy}>
        {t('login.title')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <button
          type="button"
          className="link"
          onClick={() => {
            change('')
            setIsRecovery(!isRecovery)
          }}
        >
          {t(isRecovery ? 'admin.login.useApp' : 'admin.login.useRecovery')}
        </button>
        <button type="button" className="link" onClick={onOther}>
          {t('admin.login.other')}
        </button>
      </div>
    </form>
  )
}

function digitsRule(code: string): TextKey | undefined {
  return code.length === CODE_DIGITS ? undefined : 'admin.login.codeForm'
}
