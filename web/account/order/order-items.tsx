import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { Code, ProductName } from '#web/commerce/card/code.tsx'
import { ColorChips } from '#web/commerce/card/color-chips.tsx'
import { Amount, Sided } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

const PICTURE_PX = 72

/** The lines of an order, and the note that came with it. */
export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation()
  return (
    <section className="card min-w-0 self-start overflow-hidden">
      <h2 className="px-5 py-4 text-xl lg:px-6">
        {t('order.items', { count: order.items_count })}
      </h2>
      <ul className="divide-line border-line divide-y border-t">
        {order.items.map((item) => (
          <OrderItem key={item.id} item={item} />
        ))}
      </ul>
      {order.order_notes !== null && order.order_notes !== '' && (
        <p className="border-line bg-sunken border-t px-5 py-4 lg:px-6">
          <b>{t('order.note')}</b>{' '}
          <span className="text-muted wrap-anywhere">{order.order_notes}</span>
        </p>
      )}
    </section>
  )
}

function OrderItem({ item }: { item: Order['items'][number] }) {
  const { t, language } = useTranslation()
  const { product, product_color: color, quantity } = item
  const price = { incl: item.price, excl: item.price_excl_vat }
  const times = (side: keyof BothSides) =>
    t('order.times', { quantity, price: formatMoney(price[side], language) })
  return (
    <li className="flex gap-4 px-5 py-4 lg:px-6">
      <span className="thumb thumb-lg">
        <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
      </span>
      <div className="order-item">
        <div className="min-w-0">
          <Link className="inline-block py-1 font-semibold" to={paths.product(product.slug)}>
            <ProductName name={product.name} />
          </Link>
          <p className="text-muted mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
            <ColorChips product={product} />
            {color !== null && <span>{t('order.colour', { colour: color.name })}</span>}
            <span>
              {t('order.sku')} <Code>{product.sku}</Code>
            </span>
          </p>
        </div>
        <span className="num text-muted text-sm sm:pt-0.5">
          <Sided incl={times('incl')} excl={times('excl')} />
        </span>
        <span className="font-semibold sm:text-right">
          <Amount incl={item.line_total} excl={item.line_total_excl_vat} />
        </span>
      </div>
    </li>
  )
}
