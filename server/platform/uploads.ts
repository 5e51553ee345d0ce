import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ShopError } from './shop-error.ts'

const FILE_BYTES = 5_000_000
const FIELD_BYTES = 10_000

/** Reads multipart forms: their fields as texts, their one file as `{ name, content }`. */
export async function readUploads(api: FastifyInstance): Promise<void> {
  await api.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 1, fields: 20, fieldSize: FIELD_BYTES, fileSize: FILE_BYTES },
    async onFile(part) {
      const content = await part.toBuffer()
      // The plugin takes what stands here for the field's value.
      Object.assign(part, { value: { name: part.filename, content } })
    },
  })
}

/** A form where JSON is wanted would go round the checks of JSON bodies. */
export function refuseUnwantedForm(request: FastifyRequest, isUpload: boolean): void {
  const type = request.headers['content-type'] ?? ''
  if (!isUpload && type.toLowerCase().startsWith('multipart/'))
    throw new ShopError('unsupported_media_type')
}
