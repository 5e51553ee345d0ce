import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'

import { PRODUCT_TABS, type ProductTab } from '#contract/plain/publish-checks.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Link } from '#web/ui/link.tsx'

import type { ProductValues } from './product-form.ts'
import type { ProductForm } from './use-product-form.ts'

const TRANSLATED = ['name', 'short_description', 'description'] as const

/** The parts of an article. One in which something is wrong says so. */
export function ProductTabs({
  tab,
  faulty,
  form,
}: {
  tab: ProductTab
  faulty: ReadonlySet<ProductTab>
  form: ProductForm
}) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the strip is longer than the window.
    strip.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- another tab is the reason to look
  }, [tab])
  return (
    <nav ref={strip} className="tabs product-tabs" aria-label={t('admin.product.tabs')}>
      {PRODUCT_TABS.map((one) => (
        <Link
          key={one}
          className={`tab ${one === tab ? 'is-current' : ''}`}
          aria-current={one === tab ? 'true' : undefined}
          to={`${pathname}${search}#${one}`}
          replace
          preventScrollReset
        >
          {t(`admin.product.tab.${one}`)}
          <TabNote tab={one} form={form} />
          {faulty.has(one) && (
            <span className="product-tab-fault">
              <Icon of={CircleAlert} />
              <span className="sr-only">{t('admin.product.tabFault')}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** How many there are, or which translations are missing. */
function TabNote({ tab, form }: { tab: ProductTab; form: ProductForm }) {
  const values = useWatch({ control: form.form.control }) as ProductValues
  if (tab === 'languages') {
    return (['nl', 'fr'] as const).map((language) => {
      const missing = TRANSLATED.filter(
        (name) => values[name].trim() !== '' && values[`${name}_${language}`].trim() === '',
      ).length
      return missing === 0 ? null : (
        <Badge key={language} tone="warning">{`${language.toUpperCase()} ${missing}`}</Badge>
      )
    })
  }
  const counted = { images: values.images, printers: values.printers }
  const count = tab === 'images' || tab === 'printers' ? counted[tab].length : 0
  return count === 0 ? null : <span className="text-subtle num">{count}</span>
}
