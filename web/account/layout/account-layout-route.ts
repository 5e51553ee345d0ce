import type { PageRoute } from '#web/pages/page-route.ts'

import { AccountLayout } from './account-layout.tsx'

export const route: PageRoute = { Component: AccountLayout }
