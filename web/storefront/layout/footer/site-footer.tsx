import type { ReactNode } from 'react'

import { callAddress } from '#web/commerce/words/call-address.ts'
import { localText } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { ThemeSwitch } from '#web/pages/theme-switch.tsx'
import { SiteLogo } from '#web/storefront/layout/header/site-logo.tsx'
import {
  accountLinks,
  categoryLinks,
  legalLinks,
  usefulLinks,
  type NavigationEntry,
} from '#web/storefront/layout/menu/navigation.ts'
import { Kept } from '#web/ui/kept.tsx'
import { Link } from '#web/ui/link.tsx'

import { FooterNewsletter } from './footer-newsletter.tsx'
import { Identification } from './identification.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'

/** Contact, useful links, shop by category, account, and who the shop is (Belgian law asks for it). */
export function SiteFooter() {
  return (
    <Kept as="footer" className="site-footer print:hidden" part={FooterContent} props={NOTHING} />
  )
}

const NOTHING = {}

function FooterContent() {
  const { t } = useTranslation()
  const named = (links: readonly NavigationEntry[]) =>
    links.map(({ text, to }) => ({ name: t(text), to }))
  const { since } = useSettings().shop
  const categoryName = useCategoryName()
  return (
    <>
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <Link to={paths.home}>
            <SiteLogo />
          </Link>
          <p className="text-muted text-sm">{t('footer.claim', { year: String(since) })}</p>
          <FooterNewsletter />
          <ThemeSwitch />
        </div>
        <FooterContact />
        <FooterLinks title={t('footer.useful')} links={named(usefulLinks)}>
          <li>
            <PrivacyChoices />
          </li>
        </FooterLinks>
        <FooterLinks
          title={t('footer.shop')}
          links={categoryLinks.map(({ slug, to }) => ({ name: categoryName(slug), to }))}
        />
        <FooterLinks title={t('footer.account')} links={named(accountLinks)} />
      </div>
      <div className="border-line border-t">
        <div className="wrap footer-line">
          <LegalLinks />
          <Identification />
          <PaymentMethods />
        </div>
      </div>
    </>
  )
}

function FooterContact() {
  const { t, language, reading } = useTranslation()
  const { shop } = useSettings()
  const { phone, email, opening_hours: hours, postal_code: postalCode } = shop
  const street = localText(shop, 'street', reading)
  const city = localText(shop, 'city', reading)
  return (
    <div>
      <h2 className="mb-3 text-base">{t('footer.contact')}</h2>
      <ul className="footer-list">
        <li>
          <a href={callAddress(phone)}>{phone}</a>
        </li>
        <li>{hours[language]}</li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>{t('footer.address', { street, postalCode, city })}</li>
      </ul>
    </div>
  )
}

function FooterLinks({
  title,
  links,
  children,
}: {
  title: string
  links: readonly { name: string; to: string }[]
  children?: ReactNode
}) {
  return (
    <div>
      <h2 className="mb-3 text-base">{title}</h2>
      <ul className="footer-list">
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

/** What the law wants within reach of every page. */
function LegalLinks() {
  const { t } = useTranslation()
  return (
    <ul className="footer-legal">
      {legalLinks.map(({ text, to }) => (
        <li key={to}>
          <Link className="footer-legal-link" to={to}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
