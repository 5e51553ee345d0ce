import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'

import { useFits } from './fitting-products.ts'
import { isForPrinters } from './printer-supply.ts'

/** Before a wrong article is paid: what in the cart fits none of the visitor's printers. */
export function MisfitAlert({ items }: { items: readonly CartItem[] }) {
  const { t, reading } = useTranslation()
  const fitOf = useFits()
  const misfits = items.filter(
    ({ product_id: id, product }) => isForPrinters(product.type) && fitOf(id)?.fits === false,
  )
  const [first] = misfits
  if (first === undefined) return null
  return (
    <Alert tone="warning">
      {t('fit.warning', { count: misfits.length, name: localName(first.product, reading) })}
    </Alert>
  )
}
