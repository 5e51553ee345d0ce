import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { Amount } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'

interface OrderLineProps {
  name: string
  thumbnail: string | undefined
  detail?: string | undefined
  quantity: number
  total: BothSides
}

/** A line that cannot be changed here: picture with the count, name, price. */
export function OrderLine({ name, thumbnail, detail, quantity, total }: OrderLineProps) {
  const { t } = useTranslation()
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="thumb thumb-lg order-line-picture">
        <ProductPicture src={thumbnail} size={56} />
        <span className="count order-line-count" aria-hidden="true">
          {quantity}
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-semibold">
          <span className="sr-only">{t('checkout.times', { count: quantity })}</span>
          <ProductName name={name} />
        </p>
        {detail !== undefined && <p className="text-muted mt-0.5 text-sm">{detail}</p>}
      </div>
      <span className="font-semibold">
        <Amount {...total} />
      </span>
    </li>
  )
}
