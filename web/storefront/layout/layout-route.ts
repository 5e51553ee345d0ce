import type { PageRoute } from '#web/pages/page-route.ts'

import { loader } from './layout-loader.ts'
import { StorefrontLayout } from './storefront-layout.tsx'

export const route: PageRoute = { Component: StorefrontLayout, loader }
