import { ZERO, toWire } from '#contract/plain/money.ts'
import { useBelgium } from '#web/commerce/cart/belgian-delivery.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'

import { type QuickLine, stateOf, totalsOf, zoneOf } from './quick-line.ts'

/** What the lines that are ready come to, and the one button that takes them. */
export function QuickTotals({
  lines,
  isBusy,
  onAdd,
}: {
  lines: readonly QuickLine[]
  isBusy: boolean
  onAdd: () => void
}) {
  const { t, language } = useTranslation()
  const zone = zoneOf(useBelgium())
  const states = lines.map(stateOf)
  const ready = lines.filter((_, index) => states[index] === 'ready')
  const stay = states.filter((state) => state === 'confirm' || state === 'bad').length
  const { total, tax, shippingFee } = totalsOf(ready, zone)
  const money = (amount: Parameters<typeof toWire>[0]) => formatMoney(toWire(amount), language)
  const net = toWire((total - tax) as typeof total)
  if (lines.length === 0) return null
  return (
    <>
      <section className="card quick-totals">
        <dl className="quick-sums num">
          <div>
            <dt>{t('quickOrder.excl')}</dt>
            <dd>{formatMoney(net, language)}</dd>
          </div>
          <div>
            <dt>{t('quickOrder.vat')}</dt>
            <dd>{money(tax)}</dd>
          </div>
          <div>
            <dt>{t('quickOrder.delivery')}</dt>
            <dd className={shippingFee === ZERO && ready.length > 0 ? 'text-success-text' : ''}>
              {shippingFee === ZERO && ready.length > 0 ? t('quickOrder.free') : money(shippingFee)}
            </dd>
          </div>
          <div>
            <dt>{t('quickOrder.total')}</dt>
            <dd className="quick-sum-total">{money(total)}</dd>
          </div>
        </dl>
        <Button
          size="large"
          icon={<Icon of={ShoppingCart} />}
          isBusy={isBusy}
          isDisabled={ready.length === 0}
          onClick={onAdd}
        >
          {t('quickOrder.add', { count: ready.length })}
        </Button>
      </section>
      {stay > 0 && (
        <p className="text-muted mt-3 text-sm">{t('quickOrder.stay', { count: stay })}</p>
      )}
    </>
  )
}
