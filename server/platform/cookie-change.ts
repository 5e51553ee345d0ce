/** A cookie to set with the answer; without a value it is taken away. */
export interface CookieChange {
  name: string
  value: string | undefined
  /** Below which the browser sends it. */
  path: string
  /** Seconds; without it the cookie ends with the browser. */
  maxAgeSeconds?: number
}
