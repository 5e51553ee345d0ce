import { isRedirect, isRouteErrorResponse, WithStatus } from './answers.ts'
import type { LoaderContext } from './loader-context.ts'
import type { Route, RouteMatch } from './route.ts'

export type LoaderData = Readonly<Record<string, unknown>>
/** By the route that shows its `ErrorBoundary`. */
export type RouteErrors = Readonly<Record<string, unknown>>

/** What loading a page came to: another page, or data and errors by route. */
export type Loaded =
  | { redirect: Response }
  | {
      redirect?: undefined
      loaderData: LoaderData
      errors: RouteErrors | undefined
      status: number
    }

interface LoadArgs {
  request: Request
  context: LoaderContext
  /** Asked once the code of the route is there. */
  shouldLoad?: (match: RouteMatch, depth: number) => boolean
}

type Result = { answer: unknown } | { error: unknown } | undefined

const FAILED = 500

/** Loads code and data of a page and of what is round it, all at the same time. */
export async function loadMatches(
  matches: readonly RouteMatch[],
  { request, context, shouldLoad = () => true }: LoadArgs,
): Promise<Loaded> {
  const results = await Promise.all(
    matches.map(async (match, depth): Promise<Result> => {
      try {
        const { loader } = await withItsCode(match.route)
        if (loader === undefined || !shouldLoad(match, depth)) return undefined
        return { answer: await loader({ request, params: match.params, context }) }
      } catch (error) {
        return { error }
      }
    }),
  )
  // The innermost page knows best where its visitor belongs.
  const redirect = results.map(outcomeOf).findLast(isRedirect)
  return redirect === undefined ? sorted(matches, results) : { redirect }
}

/** The code of a route comes once, and stays with it in the table. */
export async function withItsCode(route: Route): Promise<Route> {
  if (route.lazy !== undefined) Object.assign(route, await route.lazy(), { lazy: undefined })
  return route
}

function outcomeOf(result: Result): unknown {
  if (result === undefined) return undefined
  return 'error' in result ? result.error : result.answer
}

function sorted(matches: readonly RouteMatch[], results: readonly Result[]): Loaded {
  const loaderData: Record<string, unknown> = {}
  const errors: Record<string, unknown> = {}
  let status: number | undefined
  let failure: number | undefined
  for (const [depth, { route }] of matches.entries()) {
    const result = results[depth]
    if (result === undefined) continue
    if ('error' in result) {
      const error = refusalOf(result.error)
      const boundary = boundaryOf(matches, depth)
      errors[boundary] ??= error
      failure ??= isRouteErrorResponse(error) ? error.status : FAILED
    } else if (result.answer instanceof WithStatus) {
      loaderData[route.id] = result.answer.data
      ;({ status } = result.answer)
    } else loaderData[route.id] = result.answer
  }
  return {
    loaderData,
    errors: failure === undefined ? undefined : errors,
    status: failure ?? status ?? 200,
  }
}

function refusalOf(error: unknown): unknown {
  return error instanceof WithStatus ? { status: error.status, data: error.data } : error
}

/** The route that shows an error of the one at a depth: itself, or the next one round it that can. */
function boundaryOf(matches: readonly RouteMatch[], depth: number): string {
  const boundary = matches
    .slice(0, depth + 1)
    .findLast(({ route }) => route.ErrorBoundary !== undefined)
  return (boundary ?? matches[0])?.route.id ?? ''
}
