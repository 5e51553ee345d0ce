import type { PageRoute } from '#web/page-route.ts'

import { AccountLayout } from './account-layout.tsx'

export const accountLayoutRoute: PageRoute = { Component: AccountLayout }
