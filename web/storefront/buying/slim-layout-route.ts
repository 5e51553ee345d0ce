import type { PageRoute } from '#web/page-route.ts'

import { SlimLayout } from './slim-layout.tsx'

export const slimLayoutRoute: PageRoute = { Component: SlimLayout }
