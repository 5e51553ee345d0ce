const FOUND = 302
const RELOAD_HEADER = 'x-reload-document'

/** What a loader answers or throws to send the visitor to another page. */
export function redirect(path: string, status = FOUND): Response {
  return new Response(null, { status, headers: { location: path } })
}

/** The same, to a page that has to be entered by loading its document. */
export function redirectDocument(path: string): Response {
  const response = redirect(path)
  response.headers.set(RELOAD_HEADER, '1')
  return response
}

export function isRedirect(answer: unknown): answer is Response {
  return answer instanceof Response && answer.headers.has('location')
}

export function wantsDocument(answer: Response): boolean {
  return answer.headers.has(RELOAD_HEADER)
}

/** An answer with the status of its page. */
export class WithStatus {
  readonly data: unknown
  readonly status: number

  constructor(data: unknown, status: number) {
    this.data = data
    this.status = status
  }
}

/** Data of a page that is not 200; thrown, it is why the page cannot be shown. */
export function withStatus(data: unknown, status: number): WithStatus {
  return new WithStatus(data, status)
}

/** Why a page cannot be shown, as it also travels from the server to the browser. */
export interface RouteErrorResponse {
  status: number
  data: unknown
}

/** Whether a loader refused, unlike one that failed. */
export function isRouteErrorResponse(error: unknown): error is RouteErrorResponse {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'data' in error
  )
}
