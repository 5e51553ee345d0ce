import { useEffect } from 'react'

import { startCart } from '#web/commerce/cart/shop-cart.ts'
import { followSignIn } from '#web/commerce/session/follow-sign-in.ts'
import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageMenu, LanguageSwitch } from '#web/language/language-switch.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Outlet } from '#web/router/router-view.tsx'
import { Identification } from '#web/storefront/layout/footer/identification.tsx'
import { SiteLogo } from '#web/storefront/layout/header/site-logo.tsx'
import { TestRibbon } from '#web/storefront/layout/test-ribbon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { Phone } from '#web/ui/icons/phone.ts'

/** Round checkout and payment: no menu, nothing that leads away but the logo and the phone. */
export function SlimLayout() {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  useEffect(startCart, [])
  useEffect(followSignIn, [])
  return (
    <div className="slim-page">
      <a className="skip btn btn-primary print:hidden" href="#main">
        {t('page.skip')}
      </a>
      <TestRibbon />
      <header className="slim-header print:hidden">
        <div className="wrap slim-header-line">
          <a href={paths.home}>
            <SiteLogo />
          </a>
          <span className="text-muted ml-auto flex items-center gap-2 text-sm max-sm:sr-only">
            <Icon of={Lock} className="size-4" />
            {t('checkout.secure')}
          </span>
          <a
            className="flex min-h-11 items-center gap-2 font-semibold no-underline max-sm:hidden"
            href={callAddress(phone)}
          >
            <Icon of={Phone} className="size-4" />
            {phone}
          </a>
          <div className="max-sm:hidden">
            <LanguageSwitch />
          </div>
          <div className="ml-auto sm:hidden">
            <LanguageMenu />
          </div>
        </div>
      </header>
      <Outlet />
      <footer className="wrap text-subtle py-6 text-sm print:hidden">
        <Identification />
      </footer>
    </div>
  )
}
