import type { PageRoute } from '#web/pages/page-route.ts'

import { AccountLayout } from './account-layout.tsx'

export const accountLayoutRoute: PageRoute = { Component: AccountLayout }
