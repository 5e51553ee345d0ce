import type { ComponentType } from 'react'

import type { Call } from '#contract/api.ts'
import { loadUser, showUser, type CurrentUser } from '#web/commerce/session/current-user.ts'
import { signOutHere } from '#web/commerce/session/sign-in.ts'
import { ApiError } from '#web/data/api-error.ts'
import { callContext } from '#web/data/call-context.ts'
import { isSignedIn, storedRole } from '#web/data/identity.ts'
import type { Head } from '#web/pages/head.ts'
import type { HeadContext, PageRoute } from '#web/pages/page-route.ts'
import { isAdminPath, paths, withQuery } from '#web/pages/paths.ts'
import { redirect, redirectDocument } from '#web/router/answers.ts'
import type { LoaderFunctionArgs, Params } from '#web/router/route.ts'

const STAFF_ROLES = new Set<string | null>(['admin', 'super_admin'])

/** What the loader of a customer's page works with. */
export interface CustomerLoaderArgs {
  call: Call
  params: Params
  url: URL
  user: CurrentUser
}

/**
 * A page of the customer area: the server renders its shell, the browser loads its data and lets
 * customers in only. `head` is called without data until the loader has answered.
 */
export function customerRoute<Data>(route: {
  Component: ComponentType
  Skeleton: ComponentType
  loader: (args: CustomerLoaderArgs) => Promise<Data> | Data
  head: (data: Data | undefined, context: HeadContext) => Head
  ErrorBoundary?: ComponentType
}): PageRoute {
  return {
    ...route,
    head: (data: Data | undefined, context) => ({
      robots: 'noindex',
      ...route.head(data, context),
    }),
    loader: async ({ request, params, context }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const user = await requireCustomer(url)
      return loadOrLeave(url, () =>
        route.loader({ call: context.get(callContext), params, url, user }),
      )
    },
  }
}

/** Who is signed in. Throws a redirect: staff to their own area, anybody else to the login, which leads back here. */
async function requireCustomer(url: URL): Promise<CurrentUser> {
  if (isSignedIn() && storedRole() === 'customer') {
    const user = await loadOrLeave(url, loadUser)
    if (user.role === 'customer') return user
  }
  const place = placeOfOthers(url)
  throw isAdminPath(place) ? redirectDocument(place) : redirect(place)
}

/** A customer's token that belongs to staff, or the other way round, is signed out; a staff sign-in stays. */
function placeOfOthers(url: URL): string {
  const role = storedRole()
  if (isSignedIn()) signOutHere()
  if (!STAFF_ROLES.has(role)) return loginFor(url, 'required')
  return paths.adminDashboard
}

/** An expired session redirects to the login, which says why. */
async function loadOrLeave<Data>(url: URL, load: () => Promise<Data> | Data): Promise<Data> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    showUser(undefined) // the page may not be listening yet for the end of the session
    throw redirect(loginFor(url, 'expired'))
  }
}

/** `/login?return=/customer/orders&reason=expired` */
export function loginFor(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  reason: LoginReason,
): string {
  return withQuery(paths.login, { return: pathname + search, reason })
}

/** Why somebody is asked to log in; each has its sentence on the login page. */
export type LoginReason = 'required' | 'expired' | 'wishlist'
