import { useEffect, useState } from 'react'

import { AdminLogo } from '#web/admin/layout/admin-logo.tsx'
import { isStaffHere } from '#web/admin/staff.ts'
import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate, useSearchParams } from '#web/router/hooks.ts'

import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { placeAfterLogin } from './place-after-login.ts'

/** Staff sign in: the password, then the code of who has a second factor. */
export function LoginPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [challenge, setChallenge] = useState<string>()
  const asked = search.get('return')

  const goOn = async ({ role }: CurrentUser) => {
    if (role === 'customer') window.location.assign(paths.customer)
    else await navigate(placeAfterLogin(asked), { replace: true })
  }
  useEffect(() => {
    // The server knows nobody: who is signed in already is led on here.
    if (isStaffHere()) void navigate(placeAfterLogin(asked), { replace: true })
    const brought = window.location.hash.slice(1)
    if (brought === '') return
    setChallenge(brought)
    window.history.replaceState(window.history.state, '', window.location.pathname)
    // oxlint-disable-next-line react/exhaustive-deps -- once: signing in itself goes on
  }, [])

  return (
    <div className="admin admin-door">
      <main id="main" tabIndex={-1} className="admin-door-main">
        <div className="flex items-center justify-center">
          <AdminLogo />
        </div>
        <div className="card admin-door-card">
          {challenge === undefined ? (
            <PasswordForm onDone={goOn} onChallenge={setChallenge} />
          ) : (
            <CodeForm challenge={challenge} onDone={goOn} onOther={() => setChallenge(undefined)} />
          )}
        </div>
        <div className="flex items-center justify-center gap-4">
          <a className="link" href={paths.home}>
            {t('admin.login.toShop')}
          </a>
          <LanguageSwitch />
        </div>
      </main>
    </div>
  )
}
