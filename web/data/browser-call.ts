import type { Answer, Call, Input, Route } from '#contract/api.ts'
import { PRODUCT_CACHE_MS } from '#contract/plain/limits.ts'

import { interfaceLanguage, type ReadingLanguage } from '../language.ts'
import { ApiError, type ApiRefusal } from './api-error.ts'
import { createFreshCache } from './fresh-cache.ts'
import { guestId, tokenFor } from './identity.ts'

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
  /** Shown when an answer came that is not the API's. */
  unreadableText: () => string
  now?: () => number
  fetch?: typeof fetch
}

/** The API by fetch. Products are kept five minutes (S§7), the shop's own facts for the session. */
export function createBrowserCall({
  language,
  unreachableText,
  unreadableText,
  now = Date.now,
  fetch = globalThis.fetch.bind(globalThis),
}: BrowserCallOptions): Call {
  const cache = createFreshCache<unknown>({ now, maxEntries: 200 })

  async function send(
    method: string,
    path: string,
    input: AnyInput,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const response = await fetch(`/api${path}`, {
      method,
      headers: headersFor(path, interfaceLanguage(language()), input.body !== undefined),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((reason: unknown) => {
      if (signal?.aborted === true) throw reason
      throw new ApiError({ status: 0, code: 'unreachable', message: unreachableText() })
    })
    const answer = (await response.json().catch(() => undefined)) as
      | ApiRefusal
      | { status: string }
      | undefined
    if (answer?.status === 'success') return answer
    throw refusal(response.status, answer as Partial<ApiRefusal> | undefined, unreadableText)
  }

  return function call<R extends Route>(
    route: R,
    input: Input<R>,
    options?: { signal?: AbortSignal },
  ) {
    const [method = 'GET', template = ''] = route.split(' ')
    const parts = input as AnyInput
    const path = pathOf(template, parts)
    const lifeMs = method === 'GET' ? cacheLifeMs(template) : 0
    if (lifeMs === 0) return send(method, path, parts, options?.signal) as Promise<Answer<R>>
    // A kept answer is shared, so one asker's abort must not spoil it for the others.
    return cache.get(`${language()} ${tokenFor(path) ?? ''} ${path}`, lifeMs, () =>
      send(method, path, parts),
    ) as Promise<Answer<R>>
  }
}

function headersFor(path: string, language: string, hasBody: boolean): Record<string, string> {
  const token = tokenFor(path)
  return {
    'Accept-Language': language,
    ...(token === null ? { 'X-Session-ID': guestId() } : { Authorization: `Bearer ${token}` }),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  }
}

function refusal(
  status: number,
  answer: Partial<ApiRefusal> | undefined,
  unreadableText: () => string,
): ApiError {
  return new ApiError({
    ...answer,
    status,
    code: answer?.code ?? 'unreadable',
    message: answer?.message ?? unreadableText(),
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
  if (/^\/(settings|top-services|banners\/)/.test(template)) return Number.POSITIVE_INFINITY
  return /^\/(customer\/(products|categories)|brands|colors|printers)\b/.test(template)
    ? PRODUCT_CACHE_MS
    : 0
}
