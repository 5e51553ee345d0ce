import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import type { Order } from '#web/commerce/orders/order.ts'
import { paths } from '#web/pages/paths.ts'
import { useLocation, useNavigate, useSearchParams } from '#web/router/hooks.ts'
import { showOrder } from '#web/storefront/buying/order-calls.ts'

export type Tracked = Answer<'POST /orders/track'>['data']

interface TrackedState {
  tracked: Tracked | undefined
  isLoading: boolean
  /** The address names an order that it does not open, or not any more. */
  isLinkOver: boolean
  show: (order: Tracked | undefined) => void
}

/** What follows the address while an order that was looked up shows: Back leads to the form again. */
const FOUND = '#order'

/** The order of the address, `?order=…&token=…` as mails have it, or the one that was looked up. */
export function useTrackedOrder(): TrackedState {
  const [search, setSearch] = useSearchParams()
  const orderId = Number(search.get('order') ?? Number.NaN)
  const token = search.get('token') ?? undefined
  const isLinked = Number.isSafeInteger(orderId)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [linked, setLinked] = useState<Tracked>()
  const [found, setFound] = useState<Tracked>()
  const [failedId, setFailedId] = useState<number>()

  useEffect(() => {
    if (!isLinked) return undefined
    const abort = new AbortController()
    showOrder(orderId, token)
      .then((order) => abort.signal.aborted || setLinked(trackedOf(order)))
      .catch(() => abort.signal.aborted || setFailedId(orderId))
    return () => abort.abort()
  }, [isLinked, orderId, token])

  return {
    tracked: (isLinked ? linked : undefined) ?? (hash === FOUND ? found : undefined),
    isLoading: isLinked && linked === undefined && failedId !== orderId,
    isLinkOver: failedId === orderId,
    show: (order) => {
      if (order !== undefined) {
        setFound(order)
        void navigate(paths.tracking + FOUND)
      } else if (isLinked) setSearch({}, { replace: true })
      else void navigate(paths.tracking)
    },
  }
}

/** What the page shows of a whole order: neither addresses nor amounts. */
function trackedOf(order: Order): Tracked {
  return {
    order_number: order.order_number,
    status: order.status,
    created_at: order.created_at,
    steps: order.tracking,
    estimated_delivery: order.estimated_delivery,
    shipments: order.shipments,
    items: order.items.map(({ product, product_color: color, quantity }) => ({
      name: color === null ? product.name : `${product.name} (${color.name})`,
      thumbnail: product.thumbnail,
      quantity,
    })),
  }
}
