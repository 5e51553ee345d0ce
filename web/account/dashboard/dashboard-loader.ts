import type { CustomerLoaderArgs } from '#web/account/customer-route.ts'
import { loadOffer } from '#web/account/printers/printer-offer.ts'

export const RECENT_ORDERS = 3

/** What the dashboard shows: the newest orders, the one on its way, the main printer with its set. */
export async function loader({ call, user }: CustomerLoaderArgs) {
  const [{ data: counts }, { data: orders }, { data: printers }] = await Promise.all([
    call('GET /customer/stats', {}),
    call('GET /customer/orders', { query: { per_page: RECENT_ORDERS } }),
    call('GET /customer/printers', {}),
  ])
  const [main] = printers
  const open = orders.find(({ status }) => status === 'pending' || status === 'processing')
  const [offer, underWay] = await Promise.all([
    main && loadOffer(call, main),
    open && call('GET /customer/orders/{id}', { params: { id: open.id } }),
  ])
  return { user, counts, orders, offer, underWay: underWay?.data }
}

export type DashboardData = Awaited<ReturnType<typeof loader>>
