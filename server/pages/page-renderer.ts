import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FastifyInstance } from 'fastify'

import type { Call } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'

/** What the built half of the pages for the server (`web/entry-server.tsx`) offers. */
export interface PageEntry {
  inlineScripts: readonly string[]
  languageOfRequest(request: Request): Language | 'de'
  render(request: Request, options: RenderOptions): Promise<RenderedPage | Response>
  renderFailure(options: Omit<RenderOptions, 'call'>): RenderedPage
}

export interface RenderOptions {
  call: Call
  language: Language | 'de'
  manifest: Manifest | undefined
  publicUrl: string
}

export interface RenderedPage {
  /** The pattern of its address: `/product/:slug`. */
  route: string
  status: number
  headers: Record<string, string>
  html: readonly string[]
  errors: readonly unknown[]
}

type Manifest = Record<string, { file: string }>

export interface PageRenderer {
  entry: () => Promise<PageEntry>
  manifest: Manifest | undefined
}

const ROOT = path.resolve(import.meta.dirname, '../..')
export const CLIENT_BUILD = path.join(ROOT, 'dist/client')

/** The production build, read once. */
export async function builtRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(
    await readFile(path.join(CLIENT_BUILD, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
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
