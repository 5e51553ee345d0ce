import { createContext } from 'react'

import type { BrowserRouter } from './browser-router.ts'
import type { LoaderData } from './load-matches.ts'
import { IDLE, type PageState, type Progress, type RouteTree } from './page-state.ts'

/** What pages can ask of the router. */
export type Navigator = Pick<BrowserRouter, 'navigate' | 'revalidate' | 'guard'>

export const NavigatorContext = createContext<Navigator | undefined>(undefined)
export const PageContext = createContext<PageState | undefined>(undefined)
export const DataContext = createContext<LoaderData>({})
export const TreeContext = createContext<RouteTree>({
  routes: [],
  innermost: 'page',
  error: undefined,
})
export const ProgressContext = createContext<Progress>(IDLE)
/** How deep in the tree a part stands. */
export const DepthContext = createContext(0)
export const RouteErrorContext = createContext<unknown>(undefined)
