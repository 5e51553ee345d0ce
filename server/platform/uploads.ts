import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ShopError } from './shop-error.ts'

/** Of a call that takes files; how large one may be is declared with the call. */
const LIMITS = { files: 10, fields: 20, parts: 30, fieldSize: 10_000, fieldNameSize: 100 }

/**
 * Reads forms with files for the calls that declare `uploads`: fields are texts, a file is its name and
 * its bytes, and what comes twice is a list. They are in memory, so such calls are for staff, who are
 * known before anything is read.
 */
export async function readUploads(api: FastifyInstance): Promise<void> {
  await api.register(multipart, { limits: LIMITS })
  api.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    try {
      request.body = await readForm(request)
    } catch (error) {
      throw refusalOf(error)
    }
  })
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const { maxUploadBytes: fileSize = 0 } = request.routeOptions.config
  const read = new Map<string, unknown[]>()
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
    const value =
      part.type === 'file'
        ? { name: part.filename, content: await part.toBuffer() }
        : String(part.value)
    read.set(part.fieldname, [...(read.get(part.fieldname) ?? []), value])
  }
  return Object.fromEntries(
    [...read].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/** Whatever else goes wrong while a form is read is wrong with the form. */
function refusalOf(error: unknown): ShopError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return new ShopError(status === 413 ? 'too_large' : 'malformed')
}

/** Calls that take no files take no forms. */
export function refuseForm({ headers }: FastifyRequest): void {
  if (/^\s*multipart\//i.test(headers['content-type'] ?? ''))
    throw new ShopError('unsupported_media_type')
}
