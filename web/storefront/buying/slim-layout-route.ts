import type { PageRoute } from '#web/pages/page-route.ts'

import { SlimLayout } from './slim-layout.tsx'

export const route: PageRoute = { Component: SlimLayout }
