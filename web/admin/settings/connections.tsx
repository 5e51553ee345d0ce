import { useState } from 'react'

import type { Connection, SettingsGroup } from '#contract/plain/settings.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { TestMailDialog } from '#web/admin/mails/test-mail-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

const OF_GROUP: Partial<Record<SettingsGroup, Connection | 'mail'>> = {
  shop: 'media',
  vat: 'vies',
  payment: 'payment',
  mail: 'mail',
}

/** What a group calls outside, with a button that tries it. */
export function Connections({ group }: { group: SettingsGroup }) {
  const { t } = useTranslation()
  const name = OF_GROUP[group]
  if (name === undefined) return null
  return (
    <section className="card admin-card">
      <div>
        <h2>{t('admin.settings.card.connection')}</h2>
        <p className="text-muted">{t('admin.settings.card.connectionText')}</p>
      </div>
      {name === 'mail' ? <MailConnection /> : <Trial key={name} name={name} />}
    </section>
  )
}

interface Finding {
  ok: boolean
  text: string
  milliseconds: number | undefined
}

function Trial({ name }: { name: Connection }) {
  const { t } = useTranslation()
  const [finding, setFinding] = useState<Finding>()
  const [isBusy, setIsBusy] = useState(false)
  const label = t(`admin.settings.connection.${name}`)
  const attempt = async () => {
    setIsBusy(true)
    setFinding(undefined)
    try {
      const { data, message } = await staffCall('POST /admin/connections/{name}/test', {
        params: { name },
        body: {},
      })
      setFinding({ ok: data.ok, text: message, milliseconds: data.milliseconds })
    } catch (error) {
      setFinding({
        ok: false,
        text: refusalText(error, t('admin.failure.title')),
        milliseconds: undefined,
      })
    }
    setIsBusy(false)
  }
  return (
    <>
      <div className="settings-connection">
        <b>{label}</b>
        <Button
          look="secondary"
          isBusy={isBusy}
          aria-label={t('admin.settings.connection.tryOf', { name: label })}
          onClick={() => void attempt()}
        >
          {t('admin.settings.connection.try')}
        </Button>
      </div>
      <div role="status">
        {finding !== undefined && (
          <Alert tone={finding.ok ? 'success' : 'danger'}>
            <b className="block">
              {finding.ok && finding.milliseconds !== undefined
                ? t('admin.settings.connection.works', { milliseconds: finding.milliseconds })
                : t('admin.settings.connection.fails')}
            </b>
            {finding.text}
          </Alert>
        )}
      </div>
    </>
  )
}

/** The mail server is tried with a mail, whose fate stands in the outbox. */
function MailConnection() {
  const { t } = useTranslation()
  const [isTesting, setIsTesting] = useState(false)
  const label = t('admin.settings.connection.mail')
  return (
    <div className="settings-connection">
      <b>{label}</b>
      <Link className="btn btn-ghost" to={adminPath.mailTemplates}>
        {t('admin.mails.templates')}
      </Link>
      <Link className="btn btn-ghost" to={adminPath.mails}>
        {t('admin.settings.connection.outbox')}
      </Link>
      <Button
        look="secondary"
        aria-label={t('admin.settings.connection.tryOf', { name: label })}
        onClick={() => setIsTesting(true)}
      >
        {t('admin.settings.connection.try')}
      </Button>
      {isTesting && <TestMailDialog onClose={() => setIsTesting(false)} onSent={() => undefined} />}
    </div>
  )
}
