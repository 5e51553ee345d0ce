import { redirect } from 'react-router'

import type { PageRoute } from '../page-route.ts'
import { paths } from '../paths.ts'

/** `/account`, and what does not exist in the customer area. */
export const toDashboardRoute = leadingTo(paths.customer)

/** `/orders` */
export const toOrdersRoute = leadingTo(paths.orders)

function leadingTo(path: string): PageRoute {
  return {
    Component: () => null,
    loader: () => {
      throw redirect(path)
    },
  }
}
