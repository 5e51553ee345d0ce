import type { ComponentType } from 'react'

import type { Call } from '#contract/api.ts'
import { loadUser, showUser } from '#web/commerce/session/current-user.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { Head } from '#web/pages/head.ts'
import type { HeadContext, PageRoute } from '#web/pages/page-route.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs, Params } from '#web/router/route.ts'

import { adminPath } from './admin-path.ts'
import { ScreenFailure } from './layout/screen-failure.tsx'
import { ScreenSkeleton } from './layout/screen-skeleton.tsx'
import { forgetOthers, isStaffHere, staffCall } from './staff.ts'

interface StaffLoaderArgs {
  call: Call
  params: Params
  url: URL
}

/**
 * A screen of the back office: the server renders its frame, the browser loads its data and lets
 * staff in only.
 */
export function staffRoute<Data>(route: {
  Component: ComponentType
  Skeleton?: ComponentType
  /** In place of the usual words where the loader fails. */
  ErrorBoundary?: ComponentType
  loader: (args: StaffLoaderArgs) => Promise<Data> | Data
  /** The screen's name; without data until the loader has answered. */
  title: (data: Data | undefined, context: HeadContext) => string
}): PageRoute {
  return {
    Component: route.Component,
    Skeleton: route.Skeleton ?? ScreenSkeleton,
    ErrorBoundary: route.ErrorBoundary ?? ScreenFailure,
    head: (data: Data | undefined, context): Head => ({
      title: route.title(data, context),
      robots: 'noindex',
    }),
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      if (!isStaffHere()) {
        forgetOthers()
        throw redirect(loginFor(url, 'required'))
      }
      try {
        const user = await loadUser()
        if (user.role === 'customer') throw redirect(paths.login)
        return await route.loader({ call: staffCall, params, url })
      } catch (error) {
        throw placeOf(error, url) ?? error
      }
    },
  }
}

/** Where a refused sign-in leads: to the login, or to setting up what staff must have. */
function placeOf(error: unknown, url: URL): Response | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'second_factor_required') return redirect(adminPath.security)
  if (error.status !== 401) return undefined
  showUser(undefined)
  return redirect(loginFor(url, 'expired'))
}

/** `/admin/login?return=/admin/orders&reason=expired` */
export function loginFor(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  reason: 'required' | 'expired',
): string {
  return withQuery(adminPath.login, { return: pathname + search, reason })
}
