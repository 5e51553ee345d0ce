import { useState } from 'react'

import { ConfirmDialog } from '#web/account/layout/confirm-dialog.tsx'
import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { PasswordField } from '#web/commerce/form/password-field.tsx'
import { signOutHere } from '#web/commerce/session/sign-in.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { ExportButton } from './export-button.tsx'

/** Deletes the account, after offering its data and asking for the password, a tick and a confirmation. */
export function DeleteAccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('farewell.title')} />
      <ExportFirst />
      <section className="card card-pad farewell mt-4 grid gap-4">
        <div>
          <h2 className="text-lg">{t('farewell.what.title')}</h2>
          <ul className="text-muted mt-2 list-disc pl-5">
            <li>{t('farewell.what.data')}</li>
            <li>{t('farewell.what.orders')}</li>
            <li>{t('farewell.what.forever')}</li>
          </ul>
        </div>
        <FarewellForm />
      </section>
    </>
  )
}

function ExportFirst() {
  const { t } = useTranslation()
  return (
    <section className="card card-pad flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">{t('farewell.export.title')}</h2>
        <p className="text-muted">{t('farewell.export.text')}</p>
      </div>
      <ExportButton />
    </section>
  )
}

const PASSWORD_ID = 'farewell-password'

function FarewellForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [isSure, setIsSure] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const remove = async () => {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const { message } = await browserCall('DELETE /profile', { body: { password } })
      signOutHere()
      await navigate(paths.home)
      toasts.show(message)
    } catch (error) {
      setIsAsking(false)
      setRefusal(refusalText(error, t('farewell.failure')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      className="max-w-form grid gap-4"
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && isSure) setIsAsking(true)
      }}
    >
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      <PasswordField
        id={PASSWORD_ID}
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        value={password}
        error={undefined}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => undefined}
      />
      <Checkbox
        label={t('farewell.sure')}
        checked={isSure}
        onChange={(event) => setIsSure(event.target.checked)}
      />
      <Button type="submit" look="danger" isDisabled={password === '' || !isSure}>
        {t('farewell.title')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('farewell.question')}
        verb={t('farewell.verb')}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      >
        <p>{t('farewell.consequence')}</p>
      </ConfirmDialog>
    </form>
  )
}
