import type { PageRoute } from '#web/pages/page-route.ts'

import { AdminLayout } from './admin-layout.tsx'

export const route: PageRoute = { Component: AdminLayout }
