import { useEffect, useState } from 'react'

import { withPart, SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { browserCall } from '#web/data/shop-call.ts'
import type { IconLines } from '#web/ui/icon.tsx'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { User } from '#web/ui/icons/user.ts'

const WAIT_MS = 200
const SHORTEST = 2
const AT_MOST = '5'

export interface FoundEntry {
  to: string
  name: string
  icon: IconLines
  /** What tells it from others of its name. */
  note?: string
}

interface Found {
  orders: readonly FoundEntry[]
  customers: readonly FoundEntry[]
  products: readonly FoundEntry[]
}

const NOTHING: Found = { orders: [], customers: [], products: [] }

/** What the shop knows by these words, while they are typed. */
export function useFound(text: string): Found & { isBusy: boolean } {
  const [found, setFound] = useState({ text: '', ...NOTHING })
  const asked = text.trim()
  useEffect(() => {
    if (asked.length < SHORTEST) return undefined
    const end = new AbortController()
    const timer = setTimeout(() => {
      void find(asked, end.signal).then(
        (result) => end.signal.aborted || setFound({ text: asked, ...result }),
      )
    }, WAIT_MS)
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [asked])
  if (asked.length < SHORTEST) return { ...NOTHING, isBusy: false }
  return { ...found, isBusy: found.text !== asked }
}

function none(): readonly FoundEntry[] {
  return []
}

/** Each of the three by itself: one that fails leaves the others. */
async function find(text: string, signal: AbortSignal): Promise<Found> {
  const [orders, customers, products] = await Promise.all([
    staffCall('GET /admin/orders', { query: { search: text, per_page: AT_MOST } }, { signal }).then(
      ({ data }) =>
        data.map((order) => ({
          to: adminPath.order(order.id),
          name: order.order_number,
          note: order.company_name ?? order.customer_name,
          icon: Package,
        })),
      none,
    ),
    staffCall('GET /admin/users', { query: { search: text, limit: AT_MOST } }, { signal }).then(
      ({ data }) =>
        data.map((user) => ({
          to: adminPath.customer(user.id),
          name: user.name,
          note: user.email,
          icon: User,
        })),
      none,
    ),
    browserCall('GET /search/suggest', { query: { q: text } }, { signal }).then(
      ({ data }) =>
        data.products.map((product) => ({
          to: withPart(SHOP_PAGES.product, product.slug),
          name: product.name,
          icon: Printer,
        })),
      none,
    ),
  ])
  return { orders, customers, products }
}
