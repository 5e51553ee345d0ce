import type { Call } from './api.ts'
import type { Language } from './plain/languages.ts'

/*
 * What the server asks of the built pages, and what they answer: `web/entry-server.tsx` implements
 * it, `server/pages` calls it, and neither imports the other.
 */

export interface PageEntry {
  /** The inline scripts of every page, for the hashes of the Content-Security-Policy. */
  inlineScripts: readonly string[]
  /** The name of the one maker of markup, for the same policy. */
  trustedTypesPolicy: string
  languageOfRequest(request: Request): Language | 'de'
  render(request: Request, options: RenderOptions): Promise<RenderedPage | Response>
  renderFailure(options: Omit<RenderOptions, 'call'>): RenderedPage
}

export interface RenderOptions {
  /** The API in-process, for nobody in particular, answering in `language`. */
  call: Call
  /** `de` reads English texts and Dutch product names. */
  language: Language | 'de'
  /** Undefined on the development server. */
  manifest: BuildManifest | undefined
  publicUrl: string
}

export interface RenderedPage {
  /** The pattern of its address: `/product/:slug`. */
  route: string
  status: number
  headers: Record<string, string>
  /** In pieces, each of which can be sent as it is: joined they would be copied once more. */
  html: readonly string[]
  /** What a loader threw, for the log. */
  errors: readonly unknown[]
}

/** The client build's `manifest.json`: module → chunk. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>

interface BuiltChunk {
  file: string
  imports?: readonly string[]
  css?: readonly string[]
}
