import { useEffect, useState } from 'react'

import { useUser } from '#web/commerce/session/current-user.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useSearchParams } from '#web/router/hooks.ts'

/** Who writes, as far as it is known, and what they bought by the order whose link they came by. */
export interface Reviewer {
  name: string
  email: string
  articles: readonly { id: number; name: string }[]
}

/** Whoever is signed in, or the customer of the order that the address names with its signed link. */
export function useReviewer(): Reviewer | undefined {
  const user = useUser()
  const [search] = useSearchParams()
  const orderId = Number(search.get('order') ?? Number.NaN)
  const token = search.get('token') ?? ''
  const [buyer, setBuyer] = useState<Reviewer>()
  useEffect(() => {
    if (!Number.isSafeInteger(orderId) || token === '') return undefined
    const abort = new AbortController()
    buyerOf(orderId, token)
      .then((found) => abort.signal.aborted || setBuyer(found))
      // The fields stay empty, to be filled by hand.
      .catch(() => undefined)
    return () => abort.abort()
  }, [orderId, token])
  const [own, setOwn] = useState<Reviewer>()
  if (user !== undefined && own?.email !== user.email)
    setOwn({ name: user.name.split(' ')[0] ?? '', email: user.email, articles: [] })
  return buyer ?? own
}

async function buyerOf(orderId: number, token: string): Promise<Reviewer> {
  const { data } = await browserCall('GET /orders/{id}', {
    params: { id: orderId },
    query: { token },
  })
  const articles = new Map(data.items.map(({ product }) => [product.id, product.name]))
  return {
    name: data.billing_address.first_name,
    email: data.billing_address.email ?? '',
    articles: [...articles].map(([id, name]) => ({ id, name })),
  }
}
