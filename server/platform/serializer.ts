import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import * as z from 'zod'

type JsonSchema = { [key: string]: unknown }

/**
 * A writer of JSON compiled from an answer's schema: unknown fields never leave the server, and a
 * list of 24 articles costs a fraction of what parsing it once more would.
 */
export function serializerOf(schema: z.ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    reused: 'inline',
    unrepresentable: 'any',
  }) as JsonSchema
  return fastJsonStringify(forWriting(json) as AnySchema)
}

/** `anyOf [X, null]` becomes a nullable X, which needs no trial of both; checks of form are dropped. */
function forWriting(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forWriting)
  if (typeof node !== 'object' || node === null) return node
  const schema = node as JsonSchema
  if (Array.isArray(schema.anyOf)) return forUnion(schema.anyOf as JsonSchema[])
  const kept = Object.entries(schema).filter(([key]) => !CHECKS.has(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, forWriting(value)]))
}

function forUnion(branches: JsonSchema[]): unknown {
  const others = branches.filter((branch) => branch.type !== 'null')
  const [only] = others
  if (others.length === 1 && only !== undefined)
    return { ...(forWriting(only) as JsonSchema), nullable: true }
  return { anyOf: branches.map(forWriting) }
}

const CHECKS = new Set([
  '$schema',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'enum',
  'const',
])
