import { useState } from 'react'

import { useUser } from '#web/commerce/session/current-user.ts'
import { useHeaderCounts } from '#web/commerce/session/header-counts.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bell as BellIcon } from '#web/ui/icons/bell.ts'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { LatestNotifications } from './latest-notifications.tsx'

/** The bell of the wide header, with its dropdown. */
export function Bell() {
  const { t } = useTranslation()
  const label = useBellLabel()
  if (label === undefined) return null
  return (
    <PopoverMenu
      label={label}
      buttonLook="btn btn-ghost btn-icon"
      menuLook="bell-menu"
      button={<BellPicture />}
    >
      {(close) => (
        <>
          <h2 className="px-3 pt-2 pb-1 text-lg">{t('notifications.title')}</h2>
          <LatestNotifications onGo={close} />
        </>
      )}
    </PopoverMenu>
  )
}

/** The bell of the narrow header opens a panel over the whole screen. */
export function BellForPanel() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const label = useBellLabel()
  if (label === undefined) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-icon"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <BellPicture />
      </button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('notifications.title')}
        closeLabel={t('notifications.close')}
      >
        {isOpen && <LatestNotifications onGo={() => setIsOpen(false)} />}
      </SidePanel>
    </>
  )
}

/** Undefined for staff, who have their own. */
function useBellLabel(): string | undefined {
  const { t } = useTranslation()
  const user = useUser()
  const { unread_notifications_count: count } = useHeaderCounts()
  return user?.role === 'customer' ? t('notifications.button', { count }) : undefined
}

function BellPicture() {
  const { unread_notifications_count: count } = useHeaderCounts()
  return (
    <span className="relative">
      <Icon of={BellIcon} />
      {count > 0 && <span className="count header-count">{count > 99 ? '99+' : count}</span>}
    </span>
  )
}
