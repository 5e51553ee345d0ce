import { redirect } from 'react-router'

import type { PageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

/** `/account` */
export const toProfileRoute = leadingTo(paths.profile)

/** What does not exist in the customer area. */
export const toDashboardRoute = leadingTo(paths.customer)

/** `/orders` and `/account/orders` */
export const toOrdersRoute = leadingTo(paths.orders)

function leadingTo(path: string): PageRoute {
  return {
    Component: () => null,
    loader: () => {
      throw redirect(path)
    },
  }
}
