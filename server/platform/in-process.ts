import type { Call } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'
import { isUnstorable } from '#database/failures.ts'

import { NOBODY } from './context.ts'
import { pathsOf, type Served } from './endpoints.ts'
import { ShopError } from './shop-error.ts'

interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/**
 * Calls an endpoint's own handler without HTTP, as nobody in particular: what server-rendered
 * pages read. Only paths that anyone may call exist here.
 */
export function createInProcessCall(
  served: readonly Served[],
  clock: () => Date,
): (language: Language) => Call {
  const routes = new Map<string, Served>()
  for (const one of served) {
    for (const [path, access] of pathsOf(one.endpoint)) {
      if (access === 'anyone') routes.set(`${one.endpoint.method} ${path}`, one)
    }
  }
  return (language) => {
    const call = async (route: string, input: AnyInput) => {
      const one = routes.get(route)
      if (one === undefined) throw new ShopError('not_found')
      const parsed = parse(one, input)
      const path = route.slice(route.indexOf(' ') + 1)
      const context = {
        language,
        caller: NOBODY,
        now: clock(),
        path,
        ip: '127.0.0.1',
        device: undefined,
        idempotencyKey: undefined,
        guestHash: undefined,
        cookie: () => undefined,
      }
      const answer = await one.handler(parsed, context).catch(refuseUnstorable)
      return { status: 'success', message: '', ...answer }
    }
    // The map holds each route beside its own handler, which the generic signature cannot express.
    return call as unknown as Call
  }
}

/** Text that PostgreSQL cannot store matches nothing. */
function refuseUnstorable(error: unknown): never {
  throw isUnstorable(error) ? new ShopError('not_found') : error
}

/** Parameters from the address bar go through the same schemas. */
function parse({ endpoint }: Served, { params, query, body }: AnyInput) {
  const read = (schema: typeof endpoint.query | typeof endpoint.body, value: unknown) => {
    if (schema === undefined) return undefined
    const result = schema.safeParse(value)
    if (!result.success) throw new ShopError('validation')
    return result.data
  }
  return {
    params: read(endpoint.params, params ?? {}),
    query: read(endpoint.query, defined(query)),
    body: read(endpoint.body, body),
  }
}

/** Drops undefined values and turns numbers into text, as in a URL. */
function defined(query: unknown): Record<string, unknown> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}
