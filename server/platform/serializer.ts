import * as z from 'zod'

type Copy = (value: unknown) => unknown

/**
 * Writes answers of a schema as JSON: what the schema does not name never leaves the server. Only the
 * shape is walked; that the values in it are right is what handlers are type-checked for.
 */
export function serializerOf(schema: z.ZodObject): (value: unknown) => Buffer {
  const copy = copyOf(schema) ?? asItIs
  // Bytes, because text would be copied twice more: to be measured and to be sent.
  return (value) => Buffer.from(JSON.stringify(copy(value)))
}

/** A function that copies the fields a schema names; undefined where a value can be written as it is. */
function copyOf(schema: z.core.$ZodType): Copy | undefined {
  if (schema instanceof z.ZodObject) return copyOfObject(schema)
  if (schema instanceof z.ZodArray) {
    const copy = copyOf(schema.element)
    return copy && ((values) => (values as unknown[]).map(copy))
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const copy = copyOf(schema.unwrap())
    return copy && ((value) => (value == null ? value : copy(value)))
  }
  if (SCALARS.some((scalar) => schema instanceof scalar)) return undefined
  // Unions and records need the whole schema to tell what they hold.
  return (value) => z.parse(schema, value)
}

/** One literal with all fields: growing an object field by field takes several times the memory. */
function copyOfObject({ shape }: z.ZodObject): Copy {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, copy: copyOf(schema) }))
  const literal = fields.map(({ name, copy }, index) => {
    const key = JSON.stringify(name)
    return `${key}: ${copy === undefined ? `value[${key}]` : `copies[${index}](value[${key}])`}`
  })
  // oxlint-disable-next-line typescript/no-implied-eval -- names of the contract alone, quoted; Fastify's own writers are made so
  const make = new Function('copies', `return (value) => ({ ${literal.join(', ')} })`)
  return make(fields.map(({ copy }) => copy ?? asItIs)) as Copy
}

function asItIs(value: unknown): unknown {
  return value
}

const SCALARS = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral]
