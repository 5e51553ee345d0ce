import { useEffect, useState } from 'react'

import { useUser } from '#web/commerce/session/current-user.ts'
import { useOrdersCount } from '#web/commerce/session/header-counts.ts'
import { takeJustLoggedIn } from '#web/commerce/session/sign-in.ts'
import { namesOf } from '#web/commerce/words/person-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLocation } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Link } from '#web/ui/link.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

const WAYS = [
  { to: paths.printers, icon: Printer, title: 'welcome.printers', text: 'welcome.printersText' },
  { to: paths.wishlist, icon: Heart, title: 'welcome.wishlist', text: 'welcome.wishlistText' },
] as const

const TO_ORDERS = {
  to: paths.orders,
  icon: Package,
  title: 'welcome.orders',
  text: 'welcome.ordersText',
} as const

/** Greets a customer who has just signed in, and suggests where to go: to the orders only who has any. */
export function WelcomePanel() {
  const { t } = useTranslation()
  const user = useUser()
  const orders = useOrdersCount()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const isAtTheDoor = pathname === paths.login || pathname === paths.register
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the flag lies in the browser's storage
    if (!isAtTheDoor && takeJustLoggedIn()) setIsOpen(true)
  }, [isAtTheDoor])
  const close = () => setIsOpen(false)
  const hasOrders = orders !== undefined && orders > 0
  return (
    <SidePanel
      isOpen={isOpen && user?.role === 'customer' && orders !== undefined}
      onClose={close}
      title={t('welcome.title', { name: namesOf(user?.name ?? '').first })}
      closeLabel={t('welcome.close')}
      footer={
        <button type="button" className="btn btn-primary btn-block" onClick={close}>
          {t('welcome.goOn')}
        </button>
      }
    >
      <div className="grid gap-3 p-5">
        <p className="text-muted">{t(hasOrders ? 'welcome.text' : 'welcome.textNew')}</p>
        {(hasOrders ? [TO_ORDERS, ...WAYS] : WAYS).map(({ to, icon, title, text }) => (
          <Link key={to} className="card welcome-way" to={to} onClick={close}>
            <span className="note-icon">
              <Icon of={icon} />
            </span>
            <span>
              <b className="block">{t(title)}</b>
              <span className="text-muted block text-sm">{t(text)}</span>
            </span>
          </Link>
        ))}
      </div>
    </SidePanel>
  )
}
