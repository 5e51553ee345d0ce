import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageMenu } from '#web/language/language-switch.tsx'
import { paths } from '#web/pages/paths.ts'
import { SearchBox } from '#web/storefront/layout/search/search-box.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/icons/menu.ts'
import { Link } from '#web/ui/link.tsx'

import { SmallAccountTools } from './account-tools.tsx'
import { CartButton } from './cart-button.tsx'
import { PrinterButton } from './printer-button.tsx'
import { SiteLogo } from './site-logo.tsx'

/** Below `lg`: top bar, search, and the printer. */
export function MobileHeader({
  onMenu,
  onChoosePrinter,
}: {
  onMenu: () => void
  onChoosePrinter: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="mobile-header">
      <div className="mobile-bar">
        <IconButton
          label={t('nav.menu')}
          icon={<Icon of={Menu} />}
          onClick={onMenu}
          aria-haspopup="dialog"
        />
        <Link to={paths.home} className="mr-auto">
          <SiteLogo size="small" />
        </Link>
        <LanguageMenu />
        <SmallAccountTools />
        <CartButton />
      </div>
      <SearchBox id="search-small" look="narrow" />
      <PrinterButton look="row" onClick={onChoosePrinter} />
    </div>
  )
}
