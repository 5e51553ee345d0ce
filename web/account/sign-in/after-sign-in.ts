import { useEffect } from 'react'

import { isSignedIn, storedRole, tokenOf } from '#web/data/identity.ts'
import { needsOwnDocument, paths } from '#web/pages/paths.ts'
import { redirect, redirectDocument } from '#web/router/answers.ts'
import { useNavigate, useSearchParams } from '#web/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { safeReturn } from './safe-return.ts'

/** Where somebody who is signed in goes: customers back to where they came from, staff to their own area. */
function placeFor(role: string, asked: string | null): string {
  if (role !== 'customer') return paths.adminDashboard
  return safeReturn(asked) ?? paths.customer
}

/** The loader of the sign-in pages: whoever is signed in already is redirected. */
export function leadOn({ request }: LoaderFunctionArgs): null {
  const role = roleHere()
  if (role === undefined) return null
  const place = placeFor(role, new URL(request.url).searchParams.get('return'))
  throw isOwnDocument(place) ? redirectDocument(place) : redirect(place)
}

/** Goes on from the page for signing in, as the given role. */
export function useGoOn(): (role: string) => Promise<void> {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (role) => {
    const place = placeFor(role, search.get('return'))
    if (isOwnDocument(place)) window.location.assign(place)
    else await navigate(place, { replace: true })
  }
}

/** The server does not know who is signed in, so its page redirects them once it runs in the browser. */
export function useLeadOn(): void {
  const goOn = useGoOn()
  useEffect(() => {
    const role = roleHere()
    if (role !== undefined) void goOn(role)
    // oxlint-disable-next-line react/exhaustive-deps -- once: signing in itself goes on when all is done
  }, [])
}

function roleHere(): string | undefined {
  if (isSignedIn()) return 'customer'
  return tokenOf('admin') === null ? undefined : (storedRole() ?? 'admin')
}

function isOwnDocument(place: string): boolean {
  return needsOwnDocument(new URL(place, window.location.origin).pathname, window.location.pathname)
}
