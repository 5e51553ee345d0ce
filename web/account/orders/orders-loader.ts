import type { CustomerLoaderArgs } from '#web/account/customer-route.ts'
import { pageNumber } from '#web/account/page-number.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'

/** The orders found, by page; the address is the whole state. */
export async function loader({ call, url }: CustomerLoaderArgs) {
  const search = url.searchParams.get('search')?.trim() ?? ''
  const page = pageNumber(url)
  const { data: orders, last_page: lastPage } = await call('GET /customer/orders', {
    query: { page, ...(search === '' ? {} : { search }) },
  })
  // Nothing on a page after the last does not mean that there are no orders.
  if (page > lastPage) throw redirect(pageOfOrders(search, lastPage))
  return { orders, page, lastPage, search }
}

export type OrdersData = Awaited<ReturnType<typeof loader>>

/** The address of a page of the orders that match. */
export function pageOfOrders(search: string, page: number): string {
  return withQuery(paths.orders, { search, page: page > 1 ? page : undefined })
}
