import type * as z from 'zod'

import type { Access, Endpoint } from '#contract/endpoint.ts'

import type { Context } from './context.ts'
import type { CookieChange } from './cookie-change.ts'
import type { MessageKey } from './messages.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** The parsed input of an endpoint. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** The answer's body; `message` is a key of the message files or a sentence ready to show. */
export type Reply<E extends Endpoint> = z.output<E['answer']> & {
  message?: MessageKey | { text: string }
  cookies?: readonly CookieChange[]
  /** Success is 201 this time, on an endpoint that does not always create. */
  isCreated?: boolean
}

export type Handler<E extends Endpoint> = (input: InputOf<E>, context: Context) => Promise<Reply<E>>

/** An endpoint bound to what answers it. */
export interface Served {
  endpoint: Endpoint
  // Handlers of all endpoints stand in one table; each is called only with its own endpoint's parsed input.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  handler: Handler<any>
  /** Added to the answer when the fields are refused before the handler runs. */
  besideFieldErrors?: object
}

/** Binds a contract endpoint to its handler, with both sides' types checked against each other. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  extra: Pick<Served, 'besideFieldErrors'> = {},
): Served {
  return { endpoint, handler, ...extra }
}

export function pathsOf(endpoint: Endpoint): [path: string, access: Access][] {
  return Object.entries(endpoint.paths)
}
