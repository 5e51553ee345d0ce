import type { Served } from '#server/platform/endpoints.ts'

import type { AccountDesk } from './account-desk.ts'
import { addressRoutes } from './address-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { savedViewRoutes } from './saved-view-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { staffAdminRoutes } from './staff-admin-routes.ts'

export function accountRoutes(desk: AccountDesk): Served[] {
  return [
    ...signInRoutes(desk),
    ...secondFactorRoutes(desk),
    ...staffAdminRoutes(desk),
    ...savedViewRoutes(desk),
    ...profileRoutes(desk),
    ...addressRoutes(desk),
  ]
}
