import type { Answer, Call, CallOptions, Input, Route } from '#contract/api.ts'
import type { ReadingLanguage } from '#web/language/language.ts'
import { loadAnew } from '#web/ui/load-again.ts'

import { ApiError, type ApiRefusal } from './api-error.ts'
import { createRequest } from './api-request.ts'
import { createFreshCache, PRODUCT_CACHE_MS } from './fresh-cache.ts'
import { tokenFor, type Realm } from './identity.ts'
import type { Renewal } from './token-renewal.ts'

type QueryValue = string | number | boolean | null | undefined

interface AnyInput {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>
  body?: unknown
}

interface BrowserCallOptions {
  language: () => ReadingLanguage
  /** Shown when the shop cannot be reached at all. */
  unreachableText: () => string
  /** Shown when the answer is not one of the API's, for example a proxy's error page. */
  unreadableText: () => string
  /** One attempt to get a new token for one that was refused. */
  renew?: (realm: Realm, failedToken: string) => Promise<Renewal>
  now?: () => number
  fetch?: typeof fetch
}

/** The API as the browser reaches it. */
export interface BrowserApi {
  call: Call
  /** A file of the API, with its name; one that is made of something is asked for with a body. */
  download: (path: string, body?: unknown) => Promise<{ file: Blob; name: string }>
}

/** The API by fetch. Products are cached for five minutes, the shop's settings for as long as the page lives. */
export function createBrowserApi({
  language,
  unreachableText,
  unreadableText,
  renew = renewWhenLoaded,
  now = Date.now,
  fetch = globalThis.fetch.bind(globalThis),
}: BrowserCallOptions): BrowserApi {
  const cache = createFreshCache<unknown>({ now, maxEntries: 200 })

  const unreachable = () =>
    new ApiError({ status: 0, code: 'unreachable', message: unreachableText() })
  const request = createRequest({ language, unreachable, renew, fetch })

  async function send(
    method: string,
    path: string,
    input: AnyInput,
    options?: CallOptions,
  ): Promise<unknown> {
    const response = await request(method, path, input.body, options)
    const answer = await answerOf(response)
    if (answer?.status === 'success') return answer
    throw refusal(response, answer as Partial<ApiRefusal> | undefined, unreadableText)
  }

  async function download(path: string, body?: unknown) {
    const response = await request(body === undefined ? 'GET' : 'POST', path, body)
    if (!response.ok)
      throw refusal(
        response,
        (await answerOf(response)) as Partial<ApiRefusal> | undefined,
        unreadableText,
      )
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
    return { file: await response.blob(), name: named?.[1] ?? 'download' }
  }

  function call<R extends Route>(route: R, input: Input<R>, options?: CallOptions) {
    const [method = 'GET', template = ''] = route.split(' ')
    const parts = input as AnyInput
    const path = pathOf(template, parts)
    const lifeMs = method === 'GET' ? cacheLifeMs(template) : 0
    if (lifeMs === 0) return send(method, path, parts, options) as Promise<Answer<R>>
    // A cached answer is shared, so aborting one call must not abort it for the others.
    return cache.get(`${language()} ${tokenFor(path) ?? ''} ${path}`, lifeMs, () =>
      send(method, path, parts),
    ) as Promise<Answer<R>>
  }

  return { call, download }
}

/** Its code comes with the first refused token; without a line that is one more way not to reach the shop. */
async function renewWhenLoaded(realm: Realm, token: string): Promise<Renewal> {
  const renewal = await loadAnew(() => import('./token-renewal.ts')).catch(() => undefined)
  return renewal === undefined ? 'unreachable' : renewal.renewToken(realm, token)
}

async function answerOf(
  response: Response,
): Promise<Partial<ApiRefusal> | { status: string } | undefined> {
  return (await response.json().catch(() => undefined)) as
    | Partial<ApiRefusal>
    | { status: string }
    | undefined
}

function refusal(
  { status, headers }: Response,
  answer: Partial<ApiRefusal> | undefined,
  unreadableText: () => string,
): ApiError {
  return new ApiError({
    ...answer,
    status,
    code: answer?.code ?? 'unreadable',
    message: answer?.message ?? unreadableText(),
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  })
}

/** `/customer/products/slug/{slug}` and a query → the path to fetch; a list becomes a repeated parameter. */
export function pathOf(template: string, { params, query }: AnyInput): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null) search.append(name, String(item))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

function cacheLifeMs(template: string): number {
  if (/^\/(settings|top-services|seo-plugin|banners\/)/.test(template))
    return Number.POSITIVE_INFINITY
  return /^\/(customer\/(products|categories)|brands|colors|printers)\b/.test(template)
    ? PRODUCT_CACHE_MS
    : 0
}
