import type { PageRoute } from '../../page-route.ts'
import { SlimLayout } from './slim-layout.tsx'

export const slimLayoutRoute: PageRoute = { Component: SlimLayout }
