import { useEffect, useState } from 'react'

import { followLive } from '#web/admin/live/live-connection.ts'
import { loginFor } from '#web/admin/staff-route.ts'
import { isStaffHere } from '#web/admin/staff.ts'
import { AUTH_EXPIRED, type Realm } from '#web/data/identity.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation, useNavigate } from '#web/router/hooks.ts'
import { Outlet } from '#web/router/router-view.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { AdminBar } from './admin-bar.tsx'
import { AdminLogo } from './admin-logo.tsx'
import { AdminNav } from './admin-nav.tsx'
import { followWork } from './work.ts'

const loadPalette = () => import('#web/admin/palette/command-palette.tsx')

/** The frame of the back office: sidebar, bar, the screen, and the palette that finds anything. */
export function AdminLayout() {
  const { t } = useTranslation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [isFinding, setIsFinding] = useState(false)
  const palette = useLoaded(loadPalette, isFinding)
  useLeavingWhenOver()
  useEffect(followLive, [])
  useEffect(followWork, [])
  useEffect(() => onFindKeys(() => setIsFinding(true)), [])
  return (
    <div className="admin">
      <a className="skip btn btn-primary" href="#main">
        {t('page.skip')}
      </a>
      <aside className="admin-side">
        <div className="admin-side-head">
          <AdminLogo />
        </div>
        <AdminNav />
      </aside>
      <div className="admin-body">
        <AdminBar onMenu={() => setIsMenuOpen(true)} onFind={() => setIsFinding(true)} />
        <main id="main" tabIndex={-1} className="admin-main">
          <Outlet />
        </main>
      </div>
      <SidePanel
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        title={t('admin.menu')}
        closeLabel={t('admin.close')}
        side="left"
      >
        <AdminNav onGo={() => setIsMenuOpen(false)} />
      </SidePanel>
      {palette !== undefined && (
        <palette.CommandPalette isOpen={isFinding} onClose={() => setIsFinding(false)} />
      )}
    </div>
  )
}

/** Ctrl+K, and Cmd+K on a Mac. */
function onFindKeys(open: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    open()
  }
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}

/** When the sign-in ends, here or in another tab, nothing of the back office stays in sight. */
function useLeavingWhenOver(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leave = (reason: 'required' | 'expired') =>
      void navigate(loginFor({ pathname, search }, reason), { replace: true })
    const expired = (event: Event) => {
      if ((event as CustomEvent<{ realm: Realm }>).detail.realm === 'admin') leave('expired')
    }
    const changedElsewhere = (event: StorageEvent) => {
      if (event.oldValue !== null && !isStaffHere()) leave('required')
    }
    window.addEventListener(AUTH_EXPIRED, expired)
    window.addEventListener('storage', changedElsewhere)
    return () => {
      window.removeEventListener(AUTH_EXPIRED, expired)
      window.removeEventListener('storage', changedElsewhere)
    }
  }, [navigate, pathname, search])
}
