import type { CallOptions } from '#contract/api.ts'
import { interfaceLanguage, type ReadingLanguage } from '#web/language/language.ts'

import type { ApiError } from './api-error.ts'
import { guestId, realmFor, tokenFor, tokenOf, type Realm } from './identity.ts'
import type { Renewal } from './token-renewal.ts'

interface RequestNeeds {
  language: () => ReadingLanguage
  unreachable: () => ApiError
  renew: (realm: Realm, failedToken: string) => Promise<Renewal>
  fetch: typeof fetch
}

/** Sends one request to a path below `/api`; rejects only when no answer came. */
export type ApiRequest = (
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<Response>

/**
 * Calls whose 401 is an answer, not an expired token. Logging out is not among them: with an expired
 * token the refresh cookie, and with it the sign-in, would survive.
 */
const NO_RENEWAL = /^\/auth\/(login|register|refresh)$/

/** Requests in the name of who is signed in here, or of this browser's guest. A refused token is renewed once. */
export function createRequest({ language, unreachable, renew, fetch }: RequestNeeds): ApiRequest {
  return async (method, path, body, { signal, idempotencyKey } = {}) => {
    const realm = realmFor(path)
    const token = tokenOf(realm)
    // The browser itself says where the parts of a form with files begin.
    const isJson = body !== undefined && !(body instanceof FormData)
    const ask = () =>
      fetch(`/api${path}`, {
        method,
        headers: {
          ...headersFor(path, interfaceLanguage(language()), isJson),
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
        ...(signal === undefined ? {} : { signal }),
      }).catch((reason: unknown) => {
        if (signal?.aborted === true) throw reason
        throw unreachable()
      })
    const response = await ask()
    if (response.status !== 401 || token === null || NO_RENEWAL.test(path)) return response
    const renewal = await renew(realm, token)
    if (renewal === 'refused') return response
    // Read to the end, or the browser keeps the connection open.
    await response.text().catch(() => undefined)
    if (renewal === 'unreachable') throw unreachable()
    return ask()
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
