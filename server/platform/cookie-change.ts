/** A cookie to set with the answer; without a value it is removed. */
export interface CookieChange {
  name: string
  value: string | undefined
  /** Path under which the browser sends it. */
  path: string
  /** Seconds; without it the cookie ends with the browser. */
  maxAgeSeconds?: number
}
