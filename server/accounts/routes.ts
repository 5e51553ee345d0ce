import type { Served } from '#server/platform/endpoints.ts'

import type { AccountDesk } from './account-desk.ts'
import { addressRoutes } from './address-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

export function accountRoutes(desk: AccountDesk): Served[] {
  return [...signInRoutes(desk), ...profileRoutes(desk), ...addressRoutes(desk)]
}
