import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ShopError } from './shop-error.ts'

/** Of a call that takes files; how large one may be is declared with the call. */
const LIMITS = { files: 10, fields: 20, parts: 30, fieldSize: 10_000, fieldNameSize: 100 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The file of a form is too long to be held: it goes to a file of the shop's. */
    keepsUploads?: boolean
  }
  interface FastifyRequest {
    /** Files that are there for as long as the call lasts. */
    uploadPaths: string[]
  }
}

/**
 * Reads forms with files for the calls that declare `uploads`: fields are texts, a file is its name and
 * its bytes, or the path where it lies in `folder` until the call is answered, and what comes twice is a
 * list. Such calls are for staff, who are known before anything is read.
 */
export async function readUploads(api: FastifyInstance, folder: string): Promise<void> {
  await api.register(multipart, { limits: LIMITS })
  await removeLeft(folder)
  api.decorateRequest('uploadPaths')
  api.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    try {
      request.body = await readForm(request, folder)
    } catch (error) {
      throw refusalOf(error)
    }
  })
  api.addHook('onResponse', async ({ uploadPaths: paths }) => {
    await Promise.all((paths ?? []).map((file) => rm(file, { force: true })))
  })
}

const LEFT_AFTER_MS = 3_600_000

/** What a process left that was killed; another one may be reading its own. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const file = path.join(folder, name)
    // oxlint-disable-next-line no-await-in-loop -- a few at most
    if (Date.now() - (await stat(file)).mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true })
  }
}

async function readForm(request: FastifyRequest, folder: string): Promise<Record<string, unknown>> {
  const { maxUploadBytes: fileSize = 0, keepsUploads = false } = request.routeOptions.config
  request.uploadPaths = []
  const read = new Map<string, unknown[]>()
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
    const value = part.type === 'file' ? await readPart(part) : String(part.value)
    read.set(part.fieldname, [...(read.get(part.fieldname) ?? []), value])
  }
  return Object.fromEntries(
    [...read].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )

  async function readPart(part: MultipartFile) {
    const { filename: name } = part
    if (!keepsUploads) return { name, content: await part.toBuffer() }
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, crypto.randomUUID())
    request.uploadPaths.push(file)
    await pipeline(part.file, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    if (part.file.truncated) throw new ShopError('too_large')
    return { name, path: file }
  }
}

/** Whatever else goes wrong while a form is read is wrong with the form. */
function refusalOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return new ShopError(status === 413 ? 'too_large' : 'malformed')
}

/** Calls that take no files take no forms. */
export function refuseForm({ headers }: FastifyRequest): void {
  if (/^\s*multipart\//i.test(headers['content-type'] ?? ''))
    throw new ShopError('unsupported_media_type')
}
