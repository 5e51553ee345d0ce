import type { Call } from '#contract/api.ts'
import { showUser } from '#web/commerce/session/current-user.ts'
import { ApiError } from '#web/data/api-error.ts'
import { forgetSignIn, storedRole, tokenOf } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'

const STAFF_ROLES = new Set<string | null>(['admin', 'super_admin'])

/** Whether this browser holds a staff token with a staff role; the server has the last word. */
export function isStaffHere(): boolean {
  return tokenOf('admin') !== null && STAFF_ROLES.has(storedRole())
}

/** The API for the back office. Without a staff sign-in the server is not even asked. */
export const staffCall: Call = (route, input, options) =>
  isStaffHere()
    ? browserCall(route, input, options)
    : Promise.reject(
        new ApiError({
          status: 401,
          code: 'unauthenticated',
          message: say('admin.unauthorized'),
        }),
      )

/** What a browser holds that is not a staff sign-in has no business here. */
export function forgetOthers(): void {
  forgetSignIn('admin')
  forgetSignIn('customer')
  showUser(undefined)
}

/** Signs out here even when the shop cannot be reached. */
export async function leave(): Promise<void> {
  await browserCall('POST /auth/logout', { body: {} }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
  forgetSignIn('admin')
  showUser(undefined)
}
