import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLoaderData } from 'react-router'

import { startCart } from '../../commerce/shop-cart.ts'
import { useTranslation } from '../../language-context.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { DesktopHeader } from './desktop-header.tsx'
import { useHeaderPanels } from './header-panels.ts'
import type { LayoutData } from './layout-route.ts'
import { MobileHeader } from './mobile-header.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TestRibbon } from './test-ribbon.tsx'
import { TopStrip } from './top-strip.tsx'

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))
const PrinterDialog = lazy(async () => ({ default: (await import('./printer-dialog.tsx')).PrinterDialog }))

/** The storefront round its pages: strip, header, main part, footer, bottom navigation, and what slides over them. */
export function StorefrontLayout() {
  const { t } = useTranslation()
  const { topServices } = useLoaderData<LayoutData>()
  const panels = useHeaderPanels()
  useEffect(startCart, [])

  return (
    <>
      <a className="skip btn btn-primary" href="#main">
        {t('page.skip')}
      </a>
      <TestRibbon />
      {topServices !== undefined && <TopStrip services={topServices} />}
      <header className="site-header">
        <DesktopHeader onChoosePrinter={panels.openPrinter} />
        <MobileHeader onMenu={panels.openMenu} onChoosePrinter={panels.openPrinter} />
      </header>
      <Outlet />
      <SiteFooter />
      <BottomNav onChoosePrinter={panels.openPrinter} />
      {/* Their code comes with the first opening; until then there is nothing to show. */}
      <Suspense>
        {panels.wasOpened('menu') && <MenuDrawer isOpen={panels.open === 'menu'} onClose={panels.close} />}
        {panels.wasOpened('printer') && <PrinterDialog isOpen={panels.open === 'printer'} onClose={panels.close} />}
      </Suspense>
    </>
  )
}
