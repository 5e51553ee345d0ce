import * as z from 'zod'

/** The file of a multipart form, read whole; an endpoint that takes one says `upload`. */
export const uploadedFile = z.object({
  name: z.string(),
  content: z.instanceof(Uint8Array).meta({ override: { type: 'string', format: 'binary' } }),
})

/** A tick of a form arrives as text. */
export const formFlag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()
