import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Answer } from '#contract/api.ts'
import type { Order } from '#web/commerce/orders/order.ts'
import { showOrder } from '#web/storefront/buying/order-calls.ts'

export type Tracked = Answer<'POST /orders/track'>['data']

interface TrackedState {
  tracked: Tracked | undefined
  isLoading: boolean
  /** The address names an order that it does not open, or not any more. */
  isLinkOver: boolean
  show: (order: Tracked | undefined) => void
}

/** The order of the address, `?order=…&token=…` as mails have it, or the one that was looked up. */
export function useTrackedOrder(): TrackedState {
  const [search, setSearch] = useSearchParams()
  const orderId = Number(search.get('order') ?? Number.NaN)
  const token = search.get('token') ?? undefined
  const isLinked = Number.isSafeInteger(orderId)
  const [tracked, setTracked] = useState<Tracked>()
  const [failedId, setFailedId] = useState<number>()

  useEffect(() => {
    if (!isLinked) return undefined
    const abort = new AbortController()
    showOrder(orderId, token)
      .then((order) => abort.signal.aborted || setTracked(trackedOf(order)))
      .catch(() => abort.signal.aborted || setFailedId(orderId))
    return () => abort.abort()
  }, [isLinked, orderId, token])

  return {
    tracked,
    isLoading: isLinked && tracked === undefined && failedId !== orderId,
    isLinkOver: failedId === orderId,
    show: (order) => {
      setTracked(order)
      if (order === undefined && isLinked) setSearch({}, { replace: true })
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
