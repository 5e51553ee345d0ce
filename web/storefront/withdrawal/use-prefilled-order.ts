import { useEffect, useState } from 'react'

import type { NumberAndEmail } from '#web/commerce/orders/order-number-fields.tsx'
import { useSearchParams } from '#web/router/hooks.ts'
import { showOrder } from '#web/storefront/buying/order-calls.ts'

/** Number and email of the order the address names: one's own, or by the signed link of a mail. */
export function usePrefilledOrder(): NumberAndEmail | undefined {
  const [search] = useSearchParams()
  const orderId = Number(search.get('order') ?? Number.NaN)
  const token = search.get('token') ?? undefined
  const [order, setOrder] = useState<NumberAndEmail>()
  useEffect(() => {
    if (!Number.isSafeInteger(orderId)) return undefined
    const abort = new AbortController()
    showOrder(orderId, token)
      .then(
        ({ order_number, billing_address: { email } }) =>
          abort.signal.aborted || setOrder({ order_number, email: email ?? '' }),
      )
      // The fields stay empty, to be filled by hand.
      .catch(() => undefined)
    return () => abort.abort()
  }, [orderId, token])
  return order
}
