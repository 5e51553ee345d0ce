import * as z from 'zod'

/**
 * Writes answers of a schema as JSON: what the schema does not name never leaves the server. Only the
 * shape is walked; that the values in it are right is what handlers are type-checked for.
 */
export function serializerOf(schema: z.ZodObject): (value: unknown) => Buffer {
  const shape = shapeOf(schema)
  // Bytes, because text is copied twice more on its way out: to be measured and to be sent.
  return (value) => Buffer.from(JSON.stringify(shape.parse(value)))
}

const anything = z.any()

/** The fields of a schema without the checks of their values. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodType & z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, shapeOf(field)])
    return z.object(Object.fromEntries(fields) as z.ZodRawShape)
  }
  if (schema instanceof z.ZodArray) return z.array(shapeOf(schema.element))
  if (schema instanceof z.ZodNullable) return z.nullable(shapeOf(schema.unwrap()))
  if (schema instanceof z.ZodOptional) return z.optional(shapeOf(schema.unwrap()))
  if (SCALARS.some((scalar) => schema instanceof scalar)) return anything
  // Which of a union it is, and what a record holds, only the whole schema knows.
  return schema as z.ZodType
}

const SCALARS = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral]
