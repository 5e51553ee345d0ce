import * as z from 'zod'

const MAX_PER_PAGE = 100

/**
 * Who may call a path. Default deny: a path without an access does not exist.
 * - `anyone`: no identity needed
 * - `visitor`: a guest id or a signed-in user
 * - `visitor-or-link`: the same, or nobody with a signed link; the use case checks the link
 * - `guest`: a guest id (header X-Session-ID); a token is not looked at
 * - `signed-in`: any valid token; the use case decides what the role sees
 * - `customer`, `staff`, `super_admin`: a valid token of that role
 */
export type Access =
  | 'anyone'
  | 'visitor'
  | 'visitor-or-link'
  | 'guest'
  | 'signed-in'
  | 'customer'
  | 'staff'
  | 'super_admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API: what comes in, what goes out, and who may reach it under which path. */
export interface Endpoint {
  readonly method: Method
  /** Path below `/api`, with `{name}` placeholders → who may call it there. */
  readonly paths: Readonly<Record<string, Access>>
  readonly tag: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body comes as a multipart form with a file; every other call takes JSON alone. */
  readonly upload?: true
  /** The answer's body without `status` and `message`, which every answer carries. */
  readonly answer: z.ZodObject
  /** Success is 201 instead of 200. */
  readonly creates?: boolean
  /** Reads or sets cookies, so calls from pages of other origins are refused (403). */
  readonly sameOrigin?: boolean
  /** Answered with an ETag, so an unchanged answer is not sent again. */
  readonly revalidates?: boolean
  /**
   * Takes a form with files (`multipart/form-data`) of so many bytes each; its body names them as `uploadedFile`, or
   * as `keptFile` where they are too long to be held in memory.
   */
  readonly uploads?: { maxBytes: number; areKept?: true }
  /** Media type of an answer that is a file, outside the envelope. */
  readonly file?: string
  /** Answered by server-sent events for as long as the caller listens, outside the envelope. */
  readonly isStream?: true
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

/** An answer of plain `data`. */
export function dataOf<T extends z.ZodType>(data: T) {
  return z.object({ data })
}

const pageNumbers = {
  total: z.int(),
  per_page: z.int(),
  current_page: z.int(),
  last_page: z.int(),
}

/** A file to download, made by an endpoint with a `file` media type; its own `type` goes before that. */
export const fileAnswer = z.object({
  file: z.object({
    name: z.string(),
    /** Whole, or part by part as it is made. */
    content: z.custom<string | Uint8Array | AsyncIterable<string>>(
      (value) =>
        typeof value === 'string' ||
        value instanceof Uint8Array ||
        (value instanceof Object && Symbol.asyncIterator in value),
    ),
    type: z.string().optional(),
  }),
})

/** The events of an endpoint that is a stream, as they are written. */
export const streamAnswer = z.object({
  stream: z.custom<AsyncIterable<string>>((value) => value instanceof Object),
})

/** A file in the body of an endpoint with `uploads`. */
export const uploadedFile = z
  .custom<{ name: string; content: Uint8Array }>(
    (value) => value instanceof Object && 'content' in value && value.content instanceof Uint8Array,
    'field.required',
  )
  .meta({ override: { type: 'string', format: 'binary' } })

/** A file in the body of an endpoint whose `uploads` are kept: where it lies until the call is answered. */
export const keptFile = z
  .custom<{ name: string; path: string }>(
    (value) => value instanceof Object && 'path' in value && typeof value.path === 'string',
    'field.required',
  )
  .meta({ override: { type: 'string', format: 'binary' } })

/** A tick of a form arrives as text. */
export const formFlag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()

/** A list: `data: []` with its page numbers beside it and again in `meta`. */
export function listOf<T extends z.ZodType>(item: T) {
  return listAnswer(z.array(item))
}

/** The same page numbers beside other data than a plain list. */
export function listAnswer<T extends z.ZodType>(data: T) {
  return z.object({ data, ...pageNumbers, meta: z.object(pageNumbers) })
}

/** Query numbers arrive as text. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .transform((n) => Math.min(n, MAX_PER_PAGE))
    .optional(),
}

/** A repeated parameter arrives as text or as an array: `brands[]=hp&brands[]=canon`. */
export const repeated = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())

const MAX_ID = 2_147_483_647

/** An id in a body. */
export const bodyId = z.int().positive().max(MAX_ID)

/** An id as it stands in an address: digits, and nothing else that JavaScript takes for a number. */
export const idText = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID))
  .meta({ type: 'integer', minimum: 1, maximum: MAX_ID })

export const idParams = z.object({ id: idText })
