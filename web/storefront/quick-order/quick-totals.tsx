import { subtract, toWire, ZERO } from '#contract/plain/money.ts'
import { zoneOf } from '#contract/plain/shipping-fee.ts'
import { useBelgium } from '#web/commerce/cart/belgian-delivery.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'

import { type QuickLine, stateOf, totalsOf } from './quick-line.ts'

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
  const belgium = useBelgium()
  const states = lines.map(stateOf)
  const ready = lines.filter((_, index) => states[index] === 'ready')
  const stay = states.filter((state) => state === 'confirm' || state === 'bad').length
  const { total, tax, shippingFee } = totalsOf(ready, belgium && zoneOf(belgium))
  const money = (amount: Parameters<typeof toWire>[0]) => formatMoney(toWire(amount), language)
  const net = toWire(subtract(total, tax))
  if (ready.length === 0) return <NothingReady stay={stay} hasAdded={states.includes('added')} />
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
            <dd className={shippingFee === ZERO ? 'text-success-text' : ''}>
              {shippingFee === ZERO ? t('quickOrder.free') : money(shippingFee)}
            </dd>
          </div>
          <div>
            <dt>{t('quickOrder.total')}</dt>
            <dd className="quick-sum-total">{money(total)}</dd>
          </div>
        </dl>
        <Button size="large" icon={<Icon of={ShoppingCart} />} isBusy={isBusy} onClick={onAdd}>
          {t('quickOrder.add', { count: ready.length })}
        </Button>
      </section>
      <Stay count={stay} />
    </>
  )
}

/** All that was ready is in the cart, or nothing is ready yet. */
function NothingReady({ stay, hasAdded }: { stay: number; hasAdded: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {hasAdded && (
        <Link className={`${buttonLooks()} mt-4`} to={paths.cart}>
          <Icon of={ShoppingCart} />
          {t('quickOrder.viewCart')}
        </Link>
      )}
      <Stay count={stay} />
    </>
  )
}

function Stay({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return <p className="text-muted mt-3 text-sm">{t('quickOrder.stay', { count })}</p>
}
