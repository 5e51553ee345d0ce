import type { Params, Route, RouteMatch, RouteObject } from './route.ts'

/** An address of the table with the routes round its page, outermost first. */
interface Branch {
  pattern: Pattern
  score: number
  routes: readonly Route[]
}

interface Pattern {
  expression: RegExp
  names: readonly string[]
}

const OPEN_PART = /\/:(\w+)/g

const tables = new WeakMap<readonly RouteObject[], readonly Branch[]>()

/** The page of a path and what is round it; undefined where there is none. A fixed part wins over an open one. */
export function matchRoutes(
  routes: readonly RouteObject[],
  path: string,
): readonly RouteMatch[] | undefined {
  const pathname = decoded(path)
  for (const branch of branchesOf(routes)) {
    const params = paramsOf(branch.pattern, pathname)
    if (params !== undefined)
      return branch.routes.map((route) => ({
        route,
        params,
        pathname: route.path === undefined ? '/' : pathname,
      }))
  }
  return undefined
}

/** Whether a path is one of a pattern. */
export function matchesPath(path: string, pathname: string): boolean {
  return paramsOf(patternOf(path), decoded(pathname)) !== undefined
}

function branchesOf(routes: readonly RouteObject[]): readonly Branch[] {
  let branches = tables.get(routes)
  if (branches === undefined) {
    branches = flatten(named(routes), []).toSorted((a, b) => b.score - a.score)
    tables.set(routes, branches)
  }
  return branches
}

/** Names the routes of a table, alike on the server and in the browser. */
export function named(routes: readonly RouteObject[], within = ''): readonly Route[] {
  return routes.map((route, index) => Object.assign(route, { id: route.id ?? `${within}${index}` }))
}

function flatten(routes: readonly Route[], around: readonly Route[]): Branch[] {
  return routes.flatMap((route) => {
    const way = [...around, route]
    const inside = flatten(named(route.children ?? [], `${route.id}-`), way)
    if (route.path === undefined) return inside
    return [...inside, { pattern: patternOf(route.path), score: scoreOf(route.path), routes: way }]
  })
}

/** Longer addresses first; of two as long the one with more that is fixed, and `*` last. */
function scoreOf(path: string): number {
  return path
    .split('/')
    .map((part) => {
      if (part === '*') return -2
      return part.startsWith(':') ? 4 : 11
    })
    .reduce((sum, score) => sum + score, 0)
}

const patterns = new Map<string, Pattern>()

/** Capitals and slashes at the end make no difference. */
function patternOf(path: string): Pattern {
  let pattern = patterns.get(path)
  if (pattern === undefined) {
    const fixed = path.replace(/\/?\*?$/, '')
    const end = path.endsWith('*') ? '(?:/.*)?' : '/*'
    pattern = {
      expression: new RegExp(`^${fixed.replaceAll(OPEN_PART, '/([^/]+)')}${end}$`, 'i'),
      names: Array.from(fixed.matchAll(OPEN_PART), ([, name]) => name ?? ''),
    }
    patterns.set(path, pattern)
  }
  return pattern
}

function paramsOf({ expression, names }: Pattern, pathname: string): Params | undefined {
  const match = expression.exec(pathname)
  if (match === null) return undefined
  return Object.fromEntries(
    names.map((name, index) => [name, match[index + 1]?.replaceAll('%2F', '/')]),
  )
}

/** A slash that was written `%2F` belongs to a part; what cannot be decoded stands for itself. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}
