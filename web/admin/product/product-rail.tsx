import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { fromWire } from '#contract/plain/money.ts'
import {
  publishChecks,
  PUBLISH_PARTS,
  type ProductTab,
  type PublishPart,
  tabOfPart,
} from '#contract/plain/publish-checks.ts'
import { amountOf } from '#web/admin/form/amount-text.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Meter } from '#web/ui/meter.tsx'

import type { TabProps } from './general-tab.tsx'
import { HistoryPanel } from './history-panel.tsx'
import type { ProductValues } from './product-form.ts'
import type { AdminProduct } from './product-loader.ts'
import { setPart } from './use-product-form.ts'

const PICTURE_PX = 84

interface RailProps extends TabProps {
  onTab: (tab: ProductTab) => void
}

/** Beside every tab: how it stands in the shop, and what it still lacks. */
export function ProductRail({ form, data, onTab }: RailProps) {
  const { t } = useTranslation()
  const { product } = data
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  return (
    <aside className="grid content-start gap-4" aria-label={t('admin.product.atAGlance')}>
      {product !== undefined && <InShop product={product} />}
      <Ready form={form} data={data} onTab={onTab} />
      {product !== undefined && (
        <>
          <Month product={product} />
          <Button look="ghost" icon={<Icon of={Clock} />} onClick={() => setIsHistoryOpen(true)}>
            {t('admin.product.history')}
          </Button>
          {isHistoryOpen && (
            <HistoryPanel product={product} onClose={() => setIsHistoryOpen(false)} />
          )}
        </>
      )}
    </aside>
  )
}

function InShop({ product }: { product: AdminProduct }) {
  const { t, language } = useTranslation()
  return (
    <section className="card admin-card product-in-shop" aria-label={t('admin.product.inShop')}>
      <span className="thumb thumb-lg">
        <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
      </span>
      <div className="grid content-center gap-1">
        <b className="product-price num">{formatMoney(product.price, language)}</b>
        <span className="text-muted num">
          {t('admin.product.netPrice', { price: formatMoney(product.price_excl_vat, language) })}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <Chips chips={chipsOf(product)} />
          <span>{t('admin.product.inStock', { count: product.stock })}</span>
        </span>
      </div>
    </section>
  )
}

/** What it needs before it is sold, and what it should have; each leads to where it is filled in. */
function Ready({ form, onTab }: RailProps) {
  const { t } = useTranslation()
  const values = useWatch({ control: form.form.control }) as ProductValues
  const { missing, advised } = checksOf(values)
  const lacking = new Set<PublishPart>([...missing, ...advised])
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.ready')}</h2>
      <Meter
        value={PUBLISH_PARTS.length - lacking.size}
        max={PUBLISH_PARTS.length}
        label={t('admin.product.ready')}
      />
      <ul className="product-checks">
        {PUBLISH_PARTS.map((part) => (
          <li key={part} className={stateOf(part, missing, lacking)}>
            <Icon of={lacking.has(part) ? CircleAlert : CircleCheck} />
            <span className="flex-1">
              {t(`admin.product.part.${part}`)}
              {lacking.has(part) && (
                <span className="sr-only">
                  {` ${t(missing.includes(part) ? 'admin.product.needed' : 'admin.product.advised')}`}
                </span>
              )}
            </span>
            {lacking.has(part) && (
              <button type="button" className="link" onClick={() => onTab(tabOfPart(part))}>
                {t('admin.product.fillIn')}
                <span className="sr-only">{`: ${t(`admin.product.part.${part}`)}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {values.status !== 'active' && (
        <>
          <Button
            isDisabled={missing.length > 0}
            isBusy={form.isBusy}
            onClick={() => {
              setPart(form, 'status', 'active')
              form.submit()
            }}
          >
            {t('admin.product.putOnSale')}
          </Button>
          {missing.length > 0 && (
            <p className="text-muted">{t('admin.product.notReady', { count: missing.length })}</p>
          )}
        </>
      )}
    </section>
  )
}

function stateOf(
  part: PublishPart,
  missing: readonly PublishPart[],
  lacking: ReadonlySet<PublishPart>,
): string {
  if (missing.includes(part)) return 'is-missing'
  return lacking.has(part) ? 'is-advised' : 'is-there'
}

function checksOf(values: ProductValues) {
  const trimmed = (name: 'name' | 'description', end: '' | '_nl' | '_fr') =>
    values[`${name}${end}`].trim()
  return publishChecks({
    name: trimmed('name', ''),
    name_nl: trimmed('name', '_nl'),
    name_fr: trimmed('name', '_fr'),
    description: trimmed('description', ''),
    description_nl: trimmed('description', '_nl'),
    description_fr: trimmed('description', '_fr'),
    sku: values.sku.trim(),
    ean_number: values.ean_number.trim() || null,
    hasBrand: values.brand_id !== '',
    hasCategory: values.category_id !== '',
    priceCents: fromWire(amountOf(values.regular_price) ?? '0.00'),
    pictures: values.images.length,
    type: values.type,
    impressions: values.impressions.trim() === '' ? null : Number(values.impressions),
    printers: values.printers.length,
  })
}

function Month({ product: { last_30_days: month } }: { product: AdminProduct }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.month')}</h2>
      <dl className="admin-facts">
        <dt>{t('admin.product.soldPieces')}</dt>
        <dd className="num">{month.sold}</dd>
        <dt>{t('admin.product.revenue')}</dt>
        <dd>
          <Money amount={month.revenue} />
        </dd>
        <dt>{t('admin.product.returned')}</dt>
        <dd className="num">{month.returned}</dd>
      </dl>
    </section>
  )
}
