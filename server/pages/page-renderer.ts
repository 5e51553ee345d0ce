import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FastifyInstance } from 'fastify'

import type { BuildManifest, PageEntry } from '#contract/page-entry.ts'

export interface PageRenderer {
  entry: () => Promise<PageEntry>
  manifest: BuildManifest | undefined
}

const ROOT = path.resolve(import.meta.dirname, '../..')
export const CLIENT_BUILD = path.join(ROOT, 'dist/client')

/** The production build, read once. */
export async function builtRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(
    await readFile(path.join(CLIENT_BUILD, '.vite/manifest.json'), 'utf8'),
  ) as BuildManifest
  const entry = (await import(
    pathToFileURL(path.join(ROOT, 'dist/server/entry-server.js')).href
  )) as PageEntry
  return { entry: async () => entry, manifest }
}

/** Vite's middleware: modules on demand, hot reload over the same server. */
export async function developmentRenderer(app: FastifyInstance): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) =>
    vite.middlewares(request.raw, reply.raw, () => done()),
  )
  app.addHook('onClose', () => vite.close())
  return {
    entry: async () => (await vite.ssrLoadModule('/web/entry-server.tsx')) as PageEntry,
    manifest: undefined,
  }
}
