import { useEffect } from 'react'

import { startCart } from '#web/commerce/cart/shop-cart.ts'
import { followSignIn } from '#web/commerce/session/follow-sign-in.ts'
import { useIsSignedIn } from '#web/data/identity.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData } from '#web/router/hooks.ts'
import { Outlet } from '#web/router/router-view.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { SiteFooter } from './footer/site-footer.tsx'
import { DesktopHeader } from './header/desktop-header.tsx'
import { useHeaderPanels } from './header/header-panels.ts'
import { MobileHeader } from './header/mobile-header.tsx'
import { TopStrip } from './header/top-strip.tsx'
import type { LayoutData } from './layout-loader.ts'
import { BottomNav } from './menu/bottom-nav.tsx'
import { TestRibbon } from './test-ribbon.tsx'

const loadCartPanel = () => import('#web/storefront/cart/cart-panel.tsx')
const loadMenuDrawer = () => import('./menu/menu-drawer.tsx')
const loadPrinterDialog = () => import('./header/printer-dialog.tsx')
const loadWelcomePanel = () => import('./header/welcome-panel.tsx')

/** The storefront round its pages: strip, header, main part, footer, bottom navigation, and what slides over them. */
export function StorefrontLayout() {
  const { t } = useTranslation()
  const { topServices } = useLoaderData<LayoutData>()
  const panels = useHeaderPanels()
  // Loaded after the first load, before anybody presses the cart button.
  const cart = useLoaded(loadCartPanel, true)
  const menu = useLoaded(loadMenuDrawer, panels.open === 'menu')
  const printer = useLoaded(loadPrinterDialog, panels.open === 'printer')
  const isSignedIn = useIsSignedIn()
  const welcome = useLoaded(loadWelcomePanel, isSignedIn)
  useEffect(startCart, [])
  useEffect(followSignIn, [])

  return (
    <>
      <a className="skip btn btn-primary print:hidden" href="#main">
        {t('page.skip')}
      </a>
      <TestRibbon />
      {topServices !== undefined && <TopStrip services={topServices} />}
      <header className="site-header print:hidden">
        <DesktopHeader onChoosePrinter={panels.openPrinter} />
        <MobileHeader onMenu={panels.openMenu} onChoosePrinter={panels.openPrinter} />
      </header>
      <Outlet />
      <SiteFooter />
      <BottomNav onChoosePrinter={panels.openPrinter} />
      {/* Their code comes with the first opening; until then there is nothing to show. */}
      {cart !== undefined && <cart.CartPanel />}
      {menu !== undefined && (
        <menu.MenuDrawer isOpen={panels.open === 'menu'} onClose={panels.close} />
      )}
      {isSignedIn && welcome !== undefined && <welcome.WelcomePanel />}
      {printer !== undefined && (
        <printer.PrinterDialog isOpen={panels.open === 'printer'} onClose={panels.close} />
      )}
    </>
  )
}
