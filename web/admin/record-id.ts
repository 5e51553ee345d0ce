import type { Params } from '#web/router/route.ts'

/** An id that no record has. */
const NO_ID = 0

/** The id of the record an address names; one that is no number leads to no record. */
export function recordId(params: Params, name: string): number {
  const text = params[name] ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : NO_ID
}
