import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import certificate from '#web/pictures/certificate-reviews.svg'
import { departments } from '#web/storefront/layout/menu/navigation.ts'
import { ShopMenu } from '#web/storefront/layout/menu/shop-menu.tsx'
import { SearchBox } from '#web/storefront/layout/search/search-box.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Phone } from '#web/ui/icons/phone.ts'
import { Link, NavLink } from '#web/ui/link.tsx'

import { AccountTools } from './account-tools.tsx'
import { CartButton } from './cart-button.tsx'
import { InformationLinks } from './information-links.tsx'
import { PrinterButton } from './printer-button.tsx'
import { SiteLogo } from './site-logo.tsx'
import { VatSwitch } from './vat-switch.tsx'

/** Two rows from `lg` up: tools (menu, search, account, cart) and links. */
export function DesktopHeader({ onChoosePrinter }: { onChoosePrinter: () => void }) {
  return (
    <div className="desktop-header">
      <div className="wrap header-row">
        <Link to={paths.home} className="shrink-0">
          <SiteLogo />
        </Link>
        <ShopMenu onChoosePrinter={onChoosePrinter} />
        <SearchBox id="search" look="wide" />
        <VatSwitch className="from-xl" />
        <LanguageSwitch />
        <div className="-mr-2 flex items-center">
          <AccountTools />
          <CartButton showsTotal />
        </div>
      </div>
      <div className="header-second">
        <div className="wrap header-links">
          <DepartmentLinks />
          <InformationLinks className="header-information" look="header-link header-link-quiet" />
          <Contact />
          <PrinterButton look="pill" onClick={onChoosePrinter} />
        </div>
      </div>
    </div>
  )
}

function DepartmentLinks() {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const categoryName = useCategoryName()
  return (
    <nav className="-ml-2.5 flex items-center" aria-label={t('nav.shop')}>
      {departments
        .filter((department) => department.id !== 'accessories')
        .map((department) => (
          <NavLink
            key={department.id}
            to={department.to}
            className={department.id === 'house' ? 'header-link header-link-house' : 'header-link'}
            end
          >
            {department.id === 'house' ? houseBrand : categoryName(department.id)}
          </NavLink>
        ))}
    </nav>
  )
}

function Contact() {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  const seal = <img src={certificate} width="33" height="33" alt={t('reviews.certificate')} />
  return (
    <span className="ml-auto flex flex-none items-center gap-1">
      <a className="header-link from-xl" href={callAddress(phone)}>
        <Icon of={Phone} className="size-4" />
        {phone}
      </a>
      <Link className="header-seal" to={paths.reviews}>
        {seal}
      </Link>
    </span>
  )
}
