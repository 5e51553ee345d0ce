export interface ApiAnswer {
  status: number
  headers: Headers
  // Tests look at answers of every shape; the contract tests check the shapes themselves.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  body: any
}

export interface CallOptions {
  guest?: string
  token?: string
  language?: string
  body?: unknown
  form?: Record<string, string>
  /** Bytes as they are sent; the header says what they are. */
  raw?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/** A shop to call, wherever it runs. */
export interface Api {
  call(method: string, path: string, options?: CallOptions): Promise<ApiAnswer>
}

/** Calls the API of a shop that listens there. */
export function callAt(address: string): Api['call'] {
  return (method, path, options) => call(address, method, path, options)
}

async function call(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<ApiAnswer> {
  const { guest, token, language = 'en', body, form, raw, headers = {} } = options
  const response = await fetch(address + path, {
    method,
    headers: {
      'accept-language': language,
      ...(guest !== undefined && { 'x-session-id': guest }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form !== undefined && { body: new URLSearchParams(form) }),
    ...(raw !== undefined && { body: raw }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  // It would never end.
  if (isStream) await response.body?.cancel()
  const text = isStream ? '' : await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  }
}
