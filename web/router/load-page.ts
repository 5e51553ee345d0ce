import { loadMatches } from './load-matches.ts'
import type { LoaderContext } from './loader-context.ts'
import { matchRoutes } from './match-routes.ts'
import { nowhere, stillPage, type PageState } from './page-state.ts'
import type { RouteObject } from './route.ts'

/** A page the server has loaded, with the status it is sent with. */
export interface LoadedPage extends PageState {
  status: number
}

/** Loads the page of a request for the server to render, or says where it leads. */
export async function loadPage(
  routes: readonly RouteObject[],
  request: Request,
  context: LoaderContext,
): Promise<LoadedPage | Response> {
  const url = new URL(request.url)
  const matches = matchRoutes(routes, url.pathname)
  if (matches === undefined)
    return { ...stillPage(url, { ...nowhere(routes), loaderData: {} }), status: 404 }
  const loaded = await loadMatches(matches, { request, context })
  if (loaded.redirect !== undefined) return loaded.redirect
  const { loaderData, errors, status } = loaded
  return { ...stillPage(url, { matches, loaderData, errors }), status }
}
