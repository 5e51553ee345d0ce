/** One field of a change: what it was and what it became; undefined where it was not there. */
export interface Difference {
  /** `zones.BE.flat_fee` */
  field: string
  before: unknown
  after: unknown
}

type Fields = Readonly<Record<string, unknown>> | null

/** What two states of a record differ in, down to the single value. */
export function differences(before: Fields, after: Fields): Difference[] {
  const [was, is] = [leaves(before ?? {}), leaves(after ?? {})]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((one) => asText(one.before) !== asText(one.after))
}

/** Empty, absent and null are one. */
function asText(value: unknown): string {
  return value === '' || value === undefined ? 'null' : JSON.stringify(value)
}

function leaves(value: unknown, place = ''): Map<string, unknown> {
  if (!isBranch(value)) return new Map([[place, value]])
  const parts = Array.isArray(value)
    ? value.map((item, index) => [nameOf(item) ?? String(index), item] as const)
    : Object.entries(value)
  return new Map(
    parts.flatMap(([name, part]) => [...leaves(part, place === '' ? name : `${place}.${name}`)]),
  )
}

/** A list of plain values is read as a whole. */
function isBranch(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return !Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null)
}

/** Rows of the settings are known by their country and day, not by their place in the list. */
function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('country' in item)) return undefined
  return [item.country, 'from' in item ? item.from : undefined].filter(Boolean).join(' ')
}
