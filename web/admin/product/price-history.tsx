import { fromWire, subtract, toWire } from '#contract/plain/money.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

import type { AdminProduct } from './product-loader.ts'

/** Every effective price it had, the newest first, with what the next one changed. */
export function PriceHistory({ product }: { product: AdminProduct }) {
  const { t, language } = useTranslation()
  const { price_history: prices } = product
  return (
    <section className="card admin-card">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{t('admin.product.priceHistory')}</h2>
        <span className="text-muted">
          {t('admin.product.lowest30', { price: formatMoney(product.lowest_price, language) })}
        </span>
      </div>
      {prices.length === 0 ? (
        <p className="text-muted">{t('admin.product.noHistory')}</p>
      ) : (
        <table className="dtable">
          <thead>
            <tr>
              <th>{t('admin.product.since')}</th>
              <th className="r">{t('admin.product.priceOf')}</th>
              <th>{t('admin.product.changeOf')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ price, valid_from: from }, index) => (
              <tr key={`${from} ${price}`}>
                <td>
                  <Moment at={from} />
                </td>
                <td className="r">
                  <Money amount={price} />
                </td>
                <td>
                  <Change price={price} before={prices[index + 1]?.price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Change({ price, before }: { price: string; before: string | undefined }) {
  const { t, language } = useTranslation()
  if (before === undefined) return <Badge>{t('admin.product.firstPrice')}</Badge>
  const difference = subtract(fromWire(price), fromWire(before))
  const amount = formatMoney(toWire(difference), language)
  return (
    <Badge tone={difference < 0 ? 'save' : 'neutral'}>
      {difference > 0 ? `+${amount}` : amount}
    </Badge>
  )
}
