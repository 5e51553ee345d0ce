import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import logoOnDark from '#web/pictures/logo-on-dark.svg'
import logo from '#web/pictures/logo.svg'

/** Ink on paper, or paper on ink in the dark; the style sheet picks. */
export function SiteLogo({ size = 'normal' }: { size?: 'small' | 'normal' }) {
  const { t } = useTranslation()
  const { name } = useSettings().shop
  const [width, height] = size === 'small' ? [100, 26] : [124, 32]
  return (
    <>
      <img
        className="logo-paper"
        src={logo}
        alt={t('page.logo', { shop: name })}
        width={width}
        height={height}
      />
      <img
        className="logo-dark"
        src={logoOnDark}
        alt={t('page.logo', { shop: name })}
        width={width}
        height={height}
        loading="lazy"
      />
    </>
  )
}
