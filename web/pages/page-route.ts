import type { ComponentType } from 'react'

import type { Language } from '#contract/plain/languages.ts'
import type { ApiError } from '#web/data/api-error.ts'
import { loadWords, type Translate, type WordUnit } from '#web/language/i18n.ts'
import { currentLanguage } from '#web/language/language-store.ts'
import { interfaceLanguage, type ReadingLanguage } from '#web/language/language.ts'
import { withStatus } from '#web/router/answers.ts'
import type { LoaderFunctionArgs, RouteParts, ShouldRevalidateFunction } from '#web/router/route.ts'

import type { Head } from './head.ts'
import type { Settings } from './root-loader.ts'

const UNAVAILABLE = 503

/** What a page's head is made with, besides the page's data. */
export interface HeadContext {
  t: Translate
  language: Language
  reading: ReadingLanguage
  shopName: string
  /** Undefined while the root's data are missing. */
  settings?: Settings | undefined
  url: URL
  /** A path of this shop → its full address. */
  absolute: (path: string) => string
}

/** What a page's `…-route.ts` exports: the page, its loader and its head, joined. */
export interface PageRoute {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => unknown
  /**
   * For pages about whoever is signed in: the server, which knows nobody, renders this in place of
   * the page, and the browser runs the loader when it takes over.
   */
  Skeleton?: ComponentType
  head?: (data: never, context: HeadContext) => Head
  /** What shows instead when its loader fails; default: the storefront's error screen. */
  ErrorBoundary?: ComponentType
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Joins them so that `head` gets exactly what `loader` answers. */
export function pageRoute<Data>(route: {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<Data> | Data
  head: (data: Data, context: HeadContext) => Head
  ErrorBoundary?: ComponentType
  shouldRevalidate?: ShouldRevalidateFunction
}): PageRoute {
  return route
}

/** What each matched route carries once it is loaded. */
export interface RouteHandle {
  /** Its module in the build manifest: the server names its chunk for preloading. */
  module: string
  unit: WordUnit
  head?: (data: unknown, context: HeadContext) => Head
  hasLoader: boolean
}

/** The `lazy` of a route: its chunk and its texts, at the same time. */
export function lazyPage(
  module: string,
  unit: WordUnit,
  load: () => Promise<PageRoute>,
): () => Promise<RouteParts> {
  return async () => {
    const [page] = await Promise.all([
      load(),
      ...(import.meta.env.SSR ? [] : [loadWords(interfaceLanguage(currentLanguage()), unit)]),
    ])
    const handle: RouteHandle = {
      module,
      unit,
      hasLoader: page.loader !== undefined && page.Skeleton === undefined,
      ...(page.head === undefined
        ? {}
        : { head: page.head as (data: unknown, context: HeadContext) => Head }),
    }
    if (import.meta.env.SSR && page.Skeleton !== undefined)
      return { Component: page.Skeleton, handle }
    return {
      Component: page.Component,
      ...(page.Skeleton === undefined ? {} : { HydrateFallback: page.Skeleton }),
      handle,
      ...(page.loader === undefined ? {} : { loader: answeringStatus(page.loader) }),
      ...(page.ErrorBoundary === undefined ? {} : { ErrorBoundary: page.ErrorBoundary }),
      ...(page.shouldRevalidate === undefined ? {} : { shouldRevalidate: page.shouldRevalidate }),
    }
  }
}

/** A refusal of the API becomes the status of the page: a missing product is a 404 page. */
export function answeringStatus(load: (args: LoaderFunctionArgs) => unknown) {
  return async (args: LoaderFunctionArgs) => {
    try {
      return (await load(args)) ?? null
    } catch (error) {
      if (!isRefusal(error)) throw error
      throw withStatus(
        { code: error.code, message: error.message, data: error.data },
        error.status === 0 ? UNAVAILABLE : error.status,
      )
    }
  }
}

/** The API refuses alike over HTTP and in-process: an error with a status and a stable code. */
function isRefusal(
  error: unknown,
): error is Pick<ApiError, 'status' | 'code' | 'message' | 'data'> {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    'code' in error
  )
}

export function handleOf(match: { route: { handle?: unknown } }): RouteHandle | undefined {
  return match.route.handle as RouteHandle | undefined
}

/** The head of the deepest page that has its data; undefined while an error is shown instead. */
export function headOfMatches(
  matches: readonly { route: { handle?: unknown }; loaderData: unknown }[],
  context: HeadContext,
): Head | undefined {
  const match = matches.findLast((candidate) => handleOf(candidate)?.head !== undefined)
  const handle = match && handleOf(match)
  if (match === undefined || handle?.head === undefined) return undefined
  if (handle.hasLoader && match.loaderData === undefined) return undefined
  return handle.head(match.loaderData, context)
}
