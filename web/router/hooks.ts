import { useCallback, useContext, useEffect, useMemo, useState } from 'react'

import type { NavigateOptions } from './browser-router.ts'
import {
  DataContext,
  DepthContext,
  NavigatorContext,
  PageContext,
  ProgressContext,
  RouteErrorContext,
  TreeContext,
  type Navigator,
} from './contexts.ts'
import type { LoaderData } from './load-matches.ts'
import type { Location } from './location.ts'
import { paramsOf, type NavigationAction, type PageState, type Progress } from './page-state.ts'
import type { Params, RouteMatch } from './route.ts'

/** Goes to a path, or along the history by a number. The same function as long as the page lives. */
export function useNavigate(): Navigator['navigate'] {
  return useNavigator().navigate
}

export function useLocation(): Location {
  return usePage().location
}

/** How the visitor came to the page. */
export function useNavigationType(): NavigationAction {
  return usePage().action
}

/** Whether another page is on its way, and which. */
export function useNavigation(): Progress['navigation'] {
  return useContext(ProgressContext).navigation
}

export function useParams(): Params {
  return paramsOf(usePage())
}

type SetSearch = (
  change: Record<string, string> | ((search: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void

/** What follows `?`, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const navigate = useNavigate()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setSearch: SetSearch = useCallback(
    (change, options) => {
      const next =
        typeof change === 'function'
          ? change(new URLSearchParams(params))
          : new URLSearchParams(change)
      void navigate(`?${next}`, options)
    },
    [navigate, params],
  )
  return [params, setSearch]
}

/** What the loader of the route answered that this stands in. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its own loader answers
export function useLoaderData<Data>(): Data {
  const { routes } = useContext(TreeContext)
  const route = routes[useContext(DepthContext)]
  return useContext(DataContext)[route?.id ?? ''] as Data
}

/** What a route's loader answered; undefined where it failed or is not round this page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the same
export function useRouteLoaderData<Data>(id: string): Data | undefined {
  return useContext(DataContext)[id] as Data | undefined
}

/** The routes of the page, outermost first, each with its data. */
export function useMatches(): readonly (RouteMatch & { loaderData: unknown })[] {
  const { matches } = usePage()
  const data = useContext(DataContext)
  return useMemo(() => withData(matches, data), [matches, data])
}

export function useRouteError(): unknown {
  return useContext(RouteErrorContext)
}

/** Loads the data of the page again; the promise resolves when they are there. */
export function useRevalidator() {
  const { revalidate } = useNavigator()
  const { revalidation: state } = useContext(ProgressContext)
  return useMemo(() => ({ state, revalidate }), [state, revalidate])
}

/** Holds a visitor back who leaves the page; the answer lets them go on, or stay. */
export function useBlocker(
  isHolding: (ways: { currentLocation: Location; nextLocation: Location }) => boolean,
): { goOn: () => void; stay: () => void } | undefined {
  const { guard } = useNavigator()
  const { location } = usePage()
  const [held, setHeld] = useState<{ goOn: () => void; location: Location }>()
  useEffect(
    () => guard({ isHolding, onHeld: (goOn) => setHeld({ goOn, location }) }),
    [guard, isHolding, location],
  )
  if (held?.location !== location) return undefined
  const stay = () => setHeld(undefined)
  return {
    stay,
    goOn: () => {
      stay()
      held.goOn()
    },
  }
}

function useNavigator(): Navigator {
  const navigator = useContext(NavigatorContext)
  if (navigator === undefined) throw new Error('Outside the pages')
  return navigator
}

export function usePage(): PageState {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('Outside the pages')
  return page
}

function withData(matches: readonly RouteMatch[], data: LoaderData) {
  return matches.map((match) => ({ ...match, loaderData: data[match.route.id] }))
}
