import { paths } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'

/** The loaders of addresses that lead on to a page of the customer area. */
export const toProfile = () => redirect(paths.profile)

/** From what does not exist in the customer area. */
export const toDashboard = () => redirect(paths.customer)

export const toOrders = () => redirect(paths.orders)
