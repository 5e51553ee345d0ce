import { useUser } from '#web/commerce/session/current-user.ts'
import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { AccountLinks } from '#web/storefront/layout/header/account-menu.tsx'
import { SiteLogo } from '#web/storefront/layout/header/site-logo.tsx'
import { useLoginPath } from '#web/storefront/layout/header/use-login-path.ts'
import { VatSwitch } from '#web/storefront/layout/header/vat-switch.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Link } from '#web/ui/link.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { departmentIcons } from './department-icons.ts'
import { departments, drawerLinks } from './navigation.ts'
import { useDepartmentName } from './use-department-name.ts'

/** The menu of small screens, from the left. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  const nameOf = useDepartmentName()
  return (
    <SidePanel
      side="left"
      isOpen={isOpen}
      onClose={onClose}
      title={<SiteLogo size="small" />}
      closeLabel={t('nav.close')}
      footer={<DrawerFoot phone={phone} />}
    >
      <div className="p-3">
        <DrawerAccount onGo={onClose} />
        <Disclosure isOpen summary={t('nav.shop')} className="px-3">
          <ul className="border-line ml-2 border-l pl-2">
            {departments.map((department) => (
              <li key={department.id}>
                <Link className="menu-item" to={department.to} onClick={onClose}>
                  <Icon of={departmentIcons[department.id]} />
                  {nameOf(department)}
                  <Icon of={ChevronRight} className="text-subtle ml-auto" />
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
        <ul className="border-line mt-2 border-t pt-2">
          {drawerLinks.map(({ text, to }) => (
            <li key={to}>
              <Link className="menu-item" to={to} onClick={onClose}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  )
}

/** Into the account, or what is in it. */
function DrawerAccount({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const login = useLoginPath()
  const register = useLoginPath(paths.register)
  if (user !== undefined) {
    return (
      <div className="mb-3">
        <p className="px-3 pb-2">
          <b className="block truncate">{user.name}</b>
          <span className="text-muted block truncate text-sm">{user.email}</span>
        </p>
        <AccountLinks isCustomer={user.role === 'customer'} onGo={onGo} />
      </div>
    )
  }
  return (
    <div className="mb-3 grid grid-cols-2 gap-2">
      <Link className="btn btn-primary" to={login} onClick={onGo}>
        {t('account.logIn')}
      </Link>
      <Link className="btn btn-secondary" to={register} onClick={onGo}>
        {t('account.register')}
      </Link>
    </div>
  )
}

function DrawerFoot({ phone }: { phone: string }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-3">
        <LanguageSwitch />
        <VatSwitch />
      </div>
      <a className="flex items-center gap-2 font-semibold no-underline" href={callAddress(phone)}>
        <Icon of={Phone} />
        {phone}
      </a>
    </div>
  )
}
