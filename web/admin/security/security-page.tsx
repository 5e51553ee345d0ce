import { useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'

import { ConfirmApp } from './confirm-app.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Setup = Answer<'POST /auth/second-factor/setup'>['data']

/** Few left means: make new ones before the last is used. */
const FEW = 3

/** The second factor of whoever is signed in: on, off, and its recovery codes. */
export function SecurityPage() {
  const { t } = useTranslation()
  const state = useLoaderData<Answer<'GET /auth/second-factor'>['data']>()
  const revalidator = useRevalidator()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const reload = () => void revalidator.revalidate()
  return (
    <>
      <div className="admin-head">
        <h1>{t('admin.security.title')}</h1>
      </div>
      <section className="card security-card">
        <h2 className="flex items-center gap-2">
          {t('admin.security.factor')}
          <Badge tone={state.is_on ? 'success' : 'neutral'} hasDot>
            {t(state.is_on ? 'admin.security.on' : 'admin.security.off')}
          </Badge>
        </h2>
        <p className="text-muted">{t('admin.security.text')}</p>
        {state.is_required && !state.is_on && (
          <Alert tone="warning">{t('admin.security.required')}</Alert>
        )}
        {codes !== undefined && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {state.is_on && codes === undefined && (
          <>
            <p className="num">{t('admin.security.left', { count: state.recovery_codes_left })}</p>
            {state.recovery_codes_left <= FEW && (
              <Alert tone="warning">{t('admin.security.few')}</Alert>
            )}
            {!state.is_required && (
              <PasswordStep
                text="admin.security.switchOff"
                look="danger-quiet"
                route="DELETE /auth/second-factor"
                onDone={reload}
              />
            )}
          </>
        )}
        {!state.is_on && setup === undefined && (
          <PasswordStep
            text="admin.security.setUp"
            look="primary"
            route="POST /auth/second-factor/setup"
            onDone={setSetup}
          />
        )}
        {!state.is_on && setup !== undefined && (
          <ConfirmApp
            setup={setup}
            onDone={(made) => {
              setSetup(undefined)
              setCodes(made)
              reload()
            }}
          />
        )}
      </section>
    </>
  )
}
