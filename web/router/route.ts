import type { ComponentType } from 'react'

import type { LoaderContext } from './loader-context.ts'

/** The parts of an address that its pattern leaves open, decoded. */
export type Params = Readonly<Record<string, string | undefined>>

export interface LoaderFunctionArgs {
  /** Its signal ends when the visitor goes elsewhere meanwhile. */
  request: Request
  params: Params
  context: LoaderContext
}

/** Answers data, which must be JSON; may answer or throw a redirect, and throw `withStatus`. */
export type LoaderFunction = (args: LoaderFunctionArgs) => unknown

export interface ShouldRevalidateFunctionArgs {
  currentUrl: URL
  nextUrl: URL
  currentParams: Params
  nextParams: Params
  defaultShouldRevalidate: boolean
}

export type ShouldRevalidateFunction = (args: ShouldRevalidateFunctionArgs) => boolean

/** What a route has besides its place in the table; may come later, by `lazy`. */
export interface RouteParts {
  Component?: ComponentType
  /** Shows in its place when it, or a route inside that has none, fails to load or to render. */
  ErrorBoundary?: ComponentType
  /** Shows while the browser loads what the server left out. */
  HydrateFallback?: ComponentType
  loader?: LoaderFunction
  /** Whether data that are there are loaded again; default: when the address or what follows it changes. */
  shouldRevalidate?: ShouldRevalidateFunction
  handle?: unknown
}

export interface RouteObject extends RouteParts {
  /** Default: its place in the table. */
  id?: string
  /** The whole address: `/shop/:category`, `/customer/*`; none for what is only round others. */
  path?: string
  lazy?: (() => Promise<RouteParts>) | undefined
  children?: RouteObject[]
}

/** A route of the table, named. */
export type Route = RouteObject & { id: string }

/** A route on the way from the table's top to a page. */
export interface RouteMatch {
  route: Route
  params: Params
  /** What its pattern met; `/` for a route without one. */
  pathname: string
}
