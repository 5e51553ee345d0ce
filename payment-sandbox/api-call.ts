import type { Form } from './form-encoding.ts'
import type { Language } from './texts.ts'

/** One call of the API, once it is known who calls. */
export interface ApiCall {
  /** The `{id}` of the path, '' where there is none. */
  id: string
  form: Form
  /** A browser holds one intent's client secret, the server the secret key. */
  caller: 'server' | 'browser'
  requestId: string
  idempotencyKey: string | null
  now: Date
  language: Language
  pages: PagePlace
}

/** Where the customer's pages are reached, and where they may send the customer back to. */
export interface PagePlace {
  origin: string
  basePath: string
  returnOrigins: readonly string[]
}

export interface ApiAnswer {
  status: number
  body: object
}

export function ok(body: object): ApiAnswer {
  return { status: 200, body }
}
