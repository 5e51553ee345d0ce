/** What `/api/openapi.json` says about a value, as far as it is used here. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
}

export interface Random {
  /** From 0 up to, but without, `below`. */
  int(below: number): number
  pick<T>(from: readonly T[]): T
  chance(of: number): boolean
}

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    int: (below) => Math.floor(next() * below),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    chance: (of) => next() < of,
  }
}

const ODD = [null, true, -1, 0, 1e30, 2_147_483_648, -2_147_483_649, 1.5, '', ' ', '0', [], {}, [[]], 'constructor', '__proto__', 'toString', '\u0000', '\ud800', 'x\udfff', '💩', "' or 1=1 --", '%ff', 'a'.repeat(5000), '\r\nbcc: x', '<b>', 'é'.repeat(100), '2147483648', '1e5', 'NaN', '9'.repeat(40)] // prettier-ignore
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'unknown', '']
const WORDS = ['brother', 'TN-2420', 'ink xl', 'hp 305', 'an.peeters@example.org', 'BE', 'BE0123456789', '9000', '0475 12 34 56', 'Gent', 'credit_card', 'bank_transfer', 'price', 'asc', 'nl', 'pm_card_visa', '12.50', '2026-01-01'] // prettier-ignore

/** A value that is mostly as the schema wants it, and now and then anything at all. */
export function valueFor(schema: Schema, random: Random, depth = 0): unknown {
  if (random.chance(0.06) || depth > 6) return random.pick(ODD)
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (forms !== undefined) return valueFor(random.pick(forms), random, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return objectFor(schema, random, depth)
  if (type === 'array')
    return Array.from({ length: random.int(4) }, () =>
      valueFor(schema.items ?? {}, random, depth + 1),
    )
  if (type === 'integer' || type === 'number') return 1 + random.int(random.pick([3, 2000]))
  if (type === 'boolean') return random.chance(0.7)
  if (type === 'null') return null
  return random.pick(schema.format === 'email' ? ['an.peeters@example.org'] : WORDS)
}

function objectFor({ properties = {}, required = [] }: Schema, random: Random, depth: number) {
  const wanted = Object.entries(properties).filter(([name]) =>
    random.chance(required.includes(name) ? 0.95 : 0.5),
  )
  const entries = wanted.map(([name, schema]) => [name, valueFor(schema, random, depth + 1)])
  if (random.chance(0.04)) entries.push([random.pick(ODD_KEYS), random.pick(ODD)])
  return Object.fromEntries(entries) as object
}
