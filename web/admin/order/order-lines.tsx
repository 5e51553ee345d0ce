import { fromWire } from '#contract/plain/money.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { Code, ProductName } from '#web/commerce/card/code.tsx'
import { ColorChips } from '#web/commerce/card/color-chips.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Truck } from '#web/ui/icons/truck.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'

import type { AdminOrder } from './order-loader.ts'
import type { OrderTask } from './order-task.ts'

const PICTURE_PX = 44

/** What was bought, and what it costs with and without VAT. */
export function OrderLines({
  order,
  onTask,
}: {
  order: AdminOrder
  onTask: (task: OrderTask) => void
}) {
  const { t } = useTranslation()
  return (
    <section className="card overflow-clip" aria-labelledby="order-items">
      <div className="desk-card-head">
        <h2 id="order-items">{t('admin.order.items')}</h2>
        <Badge>{t('admin.order.pieces', { count: order.items_count })}</Badge>
        <LineActions order={order} onTask={onTask} />
      </div>
      <div className="overflow-x-auto">
        <table className="dtable">
          <thead>
            <tr>
              <th>{t('admin.order.product')}</th>
              <th className="r desk-price">{t('admin.order.price')}</th>
              <th className="r">{t('admin.order.quantity')}</th>
              <th className="r">{t('admin.order.total')}</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      <Sums order={order} />
    </section>
  )
}

/** What can be done with the lines, only where it can be. */
function LineActions({ order, onTask }: { order: AdminOrder; onTask: (task: OrderTask) => void }) {
  const { t } = useTranslation()
  const canShip = order.status === 'processing' && order.items.some((item) => item.to_ship > 0)
  const canRefund = fromWire(order.refundable) > 0
  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {canRefund && (
        <Button look="secondary" icon={<Icon of={Undo} />} onClick={() => onTask('refund')}>
          {t('admin.order.refund')}
        </Button>
      )}
      {canShip && (
        <Button icon={<Icon of={Truck} />} onClick={() => onTask('ship')}>
          {t('admin.order.ship')}
        </Button>
      )}
    </div>
  )
}

function Line({ item }: { item: AdminOrder['items'][number] }) {
  const { price, quantity, line_total: total } = item
  return (
    <tr>
      <td>
        <LineName item={item} />
      </td>
      <td className="r desk-price">
        <Money amount={price} />
      </td>
      <td className="r">
        {quantity}
        <LineState item={item} />
      </td>
      <td className="r">
        <Money amount={total} isStrong />
      </td>
    </tr>
  )
}

function LineName({
  item: { product, product_color: color },
}: {
  item: AdminOrder['items'][number]
}) {
  return (
    <div className="flex items-center gap-3">
      <span className="thumb desk-thumb">
        <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
      </span>
      <div className="min-w-0">
        <a className="font-semibold" href={paths.product(product.slug)}>
          <ProductName name={product.name} />
        </a>
        <p className="text-muted flex flex-wrap items-center gap-x-2">
          <Code>{product.sku}</Code>
          <ColorChips product={product} />
          {color?.name}
        </p>
      </div>
    </div>
  )
}

/** How far a line is, where it is not simply to be sent. */
function LineState({ item }: { item: AdminOrder['items'][number] }) {
  const { t } = useTranslation()
  const said = [
    item.shipped > 0 && t('admin.order.shipped', { count: item.shipped }),
    item.refunded > 0 && t('admin.order.refunded', { count: item.refunded }),
  ].filter((text) => text !== false)
  return said.map((text) => (
    <span key={text} className="text-muted block text-xs">
      {text}
    </span>
  ))
}

function Sums({ order }: { order: AdminOrder }) {
  const { t, language } = useTranslation()
  return (
    <dl className="desk-sums">
      <dt>{t('admin.order.subtotal')}</dt>
      <dd>
        <Money amount={order.subtotal_excl_vat} />
      </dd>
      <dt>{t('admin.order.shipping')}</dt>
      <dd>
        <Money amount={order.shipping_fee_excl_vat} />
      </dd>
      {order.tax_lines.map(({ rate, vat }) => (
        <div key={rate} className="contents">
          <dt>{t('admin.order.vat', { rate: formatNumber(rate, language) })}</dt>
          <dd>
            <Money amount={vat} />
          </dd>
        </div>
      ))}
      <dt className="desk-sum-total">{t('admin.order.totalIncl')}</dt>
      <dd className="desk-sum-total">
        <Money amount={order.total} isStrong />
      </dd>
    </dl>
  )
}
