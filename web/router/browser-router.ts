import { wantsDocument } from './answers.ts'
import { openHistory, servedUrl, type BrowserHistory } from './browser-history.ts'
import { loadMatches, type Loaded, type LoaderData, type RouteErrors } from './load-matches.ts'
import type { LoaderContext } from './loader-context.ts'
import { pathOf, staysOnPage, type Location } from './location.ts'
import { matchRoutes } from './match-routes.ts'
import {
  IDLE,
  nowhere,
  treeOf,
  type NavigationAction,
  type PageState,
  type Progress,
} from './page-state.ts'
import type { RouteMatch, RouteObject } from './route.ts'
import { scrollPositions } from './scroll-positions.ts'

export interface NavigateOptions {
  /** In place of the current entry of the history. */
  replace?: boolean
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean
  state?: unknown
}

/** Asked before a page is left: whether to stay for now. */
export interface Guard {
  isHolding: (ways: { currentLocation: Location; nextLocation: Location }) => boolean
  onHeld: (goOn: () => void) => void
}

/** What the server loaded; a route of whose data there are none is loaded by the browser. */
export interface ServerData {
  loaderData: LoaderData
  errors?: RouteErrors | null
}

interface RouterOptions {
  serverData: ServerData
  /** What each load is given. */
  context: () => LoaderContext
}

/** A page on its way. */
interface Visit {
  kind: 'start' | 'navigation' | 'revalidation'
  action: NavigationAction
  location: Location
  keepsScroll: boolean
  ending: AbortController
}

/** Knows which page is shown in the browser, and loads the next. Its routes have their code for the first. */
export class BrowserRouter {
  page: PageState
  progress: Progress = IDLE

  readonly #routes: readonly RouteObject[]
  readonly #context: RouterOptions['context']
  readonly #history: BrowserHistory = openHistory()
  readonly #listeners = new Set<() => void>()
  readonly #guards: Guard[] = []
  /** Undefined while nothing is on its way. */
  #visit: Visit | undefined
  #isStarted: boolean
  /** Everything has to be loaded again, whatever page comes next. */
  #isOutdated = false
  #revalidated = Promise.withResolvers<void>()
  /** The next step along the history: back from one that is held, or one that was let go on. */
  #ownStep: 'back' | 'on' | undefined

  constructor(routes: readonly RouteObject[], { serverData, context }: RouterOptions) {
    this.#routes = routes
    this.#context = context
    const here = this.#history.location()
    const { pathname, search } = servedUrl()
    this.page = firstPage(routes, { ...here, pathname, search }, serverData)
    this.#isStarted = this.page.tree.innermost !== 'fallback'
    this.#history.listen((location, steps) => this.#step(location, steps))
    if (pathOf(this.page.location) !== pathOf(here))
      void this.#go({ kind: 'navigation', action: 'POP', location: here })
    else if (!this.#isStarted) void this.#go({ kind: 'start', action: 'POP', location: here })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when the page is there, or another was asked for. A number goes along the history, at its own time. */
  navigate = async (to: string | number, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') return this.#history.go(to)
    const { replace = false, preventScrollReset = false, state } = options
    const location = this.#history.locationOfPath(to, state)
    const go = async () =>
      this.#go({
        kind: 'navigation',
        action: replace ? 'REPLACE' : 'PUSH',
        location,
        keepsScroll: preventScrollReset,
      })
    const guard = this.#holder(location)
    if (guard === undefined) return go()
    return guard.onHeld(() => void go())
  }

  /** Loads the data of the page again. */
  revalidate = async (): Promise<void> => {
    this.#isOutdated = true
    const { promise } = this.#revalidated
    this.#show({ progress: { ...this.progress, revalidation: 'loading' } })
    const { action, location } = this.page
    void this.#go(this.#visit ?? { kind: 'revalidation', action, location })
    return promise
  }

  /** Asks before the page is left, until the answer is called. */
  guard = (guard: Guard): (() => void) => {
    this.#guards.push(guard)
    return () => void this.#guards.splice(this.#guards.indexOf(guard), 1)
  }

  #holder(nextLocation: Location): Guard | undefined {
    const guard = this.#guards.at(-1)
    const ways = { currentLocation: this.page.location, nextLocation }
    return guard?.isHolding(ways) === true ? guard : undefined
  }

  /** The visitor went along the history: the address has changed already. */
  #step(location: Location, steps: number | undefined): void {
    const ownStep = this.#ownStep
    this.#ownStep = undefined
    if (ownStep === 'back') return
    const guard = ownStep === 'on' ? undefined : this.#holder(location)
    if (guard === undefined || steps === undefined) {
      void this.#go({ kind: 'navigation', action: 'POP', location })
      return
    }
    this.#ownStep = 'back'
    this.#history.go(-steps)
    guard.onHeld(() => {
      this.#ownStep = 'on'
      this.#history.go(steps)
    })
  }

  async #go({
    keepsScroll = false,
    ...way
  }: Omit<Visit, 'ending' | 'keepsScroll'> & Partial<Visit>) {
    this.#visit?.ending.abort()
    const visit: Visit = { ...way, keepsScroll, ending: new AbortController() }
    this.#visit = visit
    scrollPositions.note(this.page.location.key)
    const matches = matchRoutes(this.#routes, visit.location.pathname)
    if (matches === undefined) {
      this.#arrive(visit, { ...nowhere(this.#routes), loaderData: {} })
      return
    }
    const { location, loaderData, errors } = this.page
    if (this.#isStarted && !this.#isOutdated && staysOnPage(location, visit.location)) {
      this.#arrive(visit, { matches, loaderData, errors })
      return
    }
    if (visit.kind === 'navigation')
      this.#show({
        progress: { ...this.progress, navigation: { state: 'loading', location: visit.location } },
      })
    const loaded = await this.#load(visit, matches)
    if (visit.ending.signal.aborted) return
    if (loaded.redirect !== undefined) await this.#follow(loaded.redirect, visit)
    else this.#arrive(visit, { matches, ...merged(matches, this.page, loaded) })
  }

  #load({ kind, location, ending }: Visit, matches: readonly RouteMatch[]): Promise<Loaded> {
    const { page } = this
    const nextUrl = urlOf(location)
    const currentUrl = urlOf(page.location)
    const isOutdated = this.#isOutdated
    const isAnew = isOutdated || nextUrl.href.split('#')[0] === currentUrl.href.split('#')[0]
    const shouldLoad = (match: RouteMatch, depth: number) => {
      const before = page.matches[depth]
      if (before?.route.id !== match.route.id || !(match.route.id in page.loaderData)) return true
      if (kind === 'start') return isOutdated
      const defaultShouldRevalidate =
        isAnew || currentUrl.search !== nextUrl.search || before.pathname !== match.pathname
      return (
        match.route.shouldRevalidate?.({
          currentUrl,
          nextUrl,
          currentParams: before.params,
          nextParams: match.params,
          defaultShouldRevalidate,
        }) ?? defaultShouldRevalidate
      )
    }
    const request = new Request(nextUrl, { signal: ending.signal })
    return loadMatches(matches, { request, context: this.#context(), shouldLoad })
  }

  async #follow(redirect: Response, { kind, action, keepsScroll }: Visit): Promise<void> {
    const place = new URL(redirect.headers.get('location') ?? '/', window.location.href)
    const isReplacing = kind === 'navigation' && action === 'REPLACE'
    if (wantsDocument(redirect) || place.origin !== window.location.origin) {
      if (isReplacing) window.location.replace(place)
      else window.location.assign(place)
      return
    }
    await this.#go({
      kind: 'navigation',
      action: isReplacing ? 'REPLACE' : 'PUSH',
      location: this.#history.locationOfPath(place.href),
      keepsScroll,
    })
  }

  #arrive(visit: Visit, next: Pick<PageState, 'matches' | 'loaderData' | 'errors'>): void {
    const { action, location } = visit
    this.#visit = undefined
    this.#isStarted = true
    this.#isOutdated = false
    if (visit.kind === 'navigation' && action === 'PUSH') this.#history.push(location)
    if (visit.kind === 'navigation' && action === 'REPLACE') this.#history.replace(location)
    this.#show({
      page: {
        ...next,
        location,
        action,
        scroll: scrollOf(visit),
        tree: treeOf(next.matches, { errors: next.errors, before: this.page.tree }),
      },
      progress: IDLE,
    })
    this.#revalidated.resolve()
    this.#revalidated = Promise.withResolvers()
  }

  #show({ page = this.page, progress }: { page?: PageState; progress: Progress }): void {
    this.page = page
    this.progress = progress
    for (const listener of this.#listeners) listener()
  }
}

function firstPage(
  routes: readonly RouteObject[],
  location: Location,
  { loaderData, errors }: ServerData,
): PageState {
  const matches = matchRoutes(routes, location.pathname)
  const page = { location, action: 'POP', scroll: 'keep' } as const
  if (matches === undefined) {
    const missing = { ...nowhere(routes), loaderData: {} }
    return { ...page, ...missing, tree: treeOf(missing.matches, missing) }
  }
  const known = errors ?? {}
  const failed = matches.findIndex(({ route }) => route.id in known)
  const wanting = matches.findIndex(
    ({ route }, depth) =>
      route.loader !== undefined && !(route.id in loaderData) && (failed === -1 || depth < failed),
  )
  const fallback = matches
    .slice(0, wanting + 1)
    .findLastIndex(({ route }) => route.HydrateFallback !== undefined)
  const tree = wanting === -1 ? treeOf(matches, { errors: known }) : treeOf(matches, { fallback })
  return { ...page, matches, loaderData, errors: errors ?? undefined, tree }
}

/** Data that were loaded now, and of those before what still belongs to the page, up to what failed. */
function merged(
  matches: readonly RouteMatch[],
  before: PageState,
  { loaderData, errors }: Exclude<Loaded, { redirect: Response }>,
): Pick<PageState, 'loaderData' | 'errors'> {
  const failed = errors === undefined ? -1 : matches.findIndex(({ route }) => route.id in errors)
  const shown = failed === -1 ? matches : matches.slice(0, failed + 1)
  const kept = shown.flatMap(({ route: { id } }) =>
    id in before.loaderData && !(id in loaderData) && !(errors && id in errors)
      ? [[id, before.loaderData[id]] as const]
      : [],
  )
  return { loaderData: { ...Object.fromEntries(kept), ...loaderData }, errors }
}

function scrollOf({ kind, location, keepsScroll }: Visit): PageState['scroll'] {
  if (kind === 'revalidation') return 'keep'
  const noted = scrollPositions.of(location.key)
  if (noted !== undefined) return noted
  return keepsScroll ? 'hash' : 'top'
}

function urlOf(location: Location): URL {
  return new URL(pathOf(location), window.location.origin)
}
