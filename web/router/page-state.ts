import type { LoaderData, RouteErrors } from './load-matches.ts'
import { locationOf, type Location } from './location.ts'
import { named } from './match-routes.ts'
import type { Params, Route, RouteMatch, RouteObject } from './route.ts'

/** How the visitor came: along the history, or by a new entry, or in place of the one before. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE'

/** Where the page is scrolled when it shows: to a height, to its top or `#`, or not at all. */
export type Scroll = number | 'top' | 'hash' | 'keep'

/** A page as it is shown. */
export interface PageState {
  location: Location
  action: NavigationAction
  matches: readonly RouteMatch[]
  loaderData: LoaderData
  errors: RouteErrors | undefined
  scroll: Scroll
  tree: RouteTree
}

/** The routes that are rendered, outermost first, and what the innermost shows. */
export interface RouteTree {
  routes: readonly Route[]
  innermost: 'page' | 'error' | 'fallback'
  error: unknown
}

/** What is on its way. */
export interface Progress {
  navigation: { state: 'idle'; location?: undefined } | { state: 'loading'; location: Location }
  revalidation: 'idle' | 'loading'
}

export const IDLE: Progress = { navigation: { state: 'idle' }, revalidation: 'idle' }

/** The tree of a page; `before` itself where nothing else is shown, so that nothing renders for it. */
export function treeOf(
  matches: readonly RouteMatch[],
  {
    errors = {},
    fallback,
    before,
  }: { errors?: RouteErrors | undefined; fallback?: number; before?: RouteTree },
): RouteTree {
  const routes = matches.map(({ route }) => route)
  const failed = routes.findIndex(({ id }) => id in errors)
  const last = failed === -1 ? (fallback ?? routes.length - 1) : failed
  const shown = routes.slice(0, last + 1)
  const tree: RouteTree = {
    routes: shown,
    innermost: innermostOf(failed, fallback),
    error: errors[shown.at(-1)?.id ?? ''],
  }
  return before !== undefined && isSame(before, tree) ? before : tree
}

function innermostOf(failed: number, fallback: number | undefined): RouteTree['innermost'] {
  if (failed !== -1) return 'error'
  return fallback === undefined ? 'page' : 'fallback'
}

function isSame(one: RouteTree, other: RouteTree): boolean {
  return (
    one.innermost === other.innermost &&
    one.error === other.error &&
    one.routes.length === other.routes.length &&
    one.routes.every((route, depth) => route === other.routes[depth])
  )
}

/** Where no route of a table matches, its outermost says so. */
export function nowhere(routes: readonly RouteObject[]) {
  const [route] = named(routes)
  if (route === undefined) throw new Error('A table without routes')
  const matches: readonly RouteMatch[] = [{ route, params: {}, pathname: '/' }]
  return { matches, errors: { [route.id]: { status: 404, data: null } } }
}

/** The open parts of the page's address: every route of the branch knows all of them. */
export function paramsOf({ matches }: PageState): Params {
  return matches[0]?.params ?? {}
}

/** A page that stands in no history. */
export function stillPage(
  url: Pick<URL, 'pathname' | 'search' | 'hash'>,
  page: Pick<PageState, 'matches' | 'loaderData' | 'errors'>,
): PageState {
  return {
    ...page,
    location: locationOf(url),
    action: 'POP',
    scroll: 'keep',
    tree: treeOf(page.matches, page),
  }
}
