import { readdir } from 'node:fs/promises'
import path from 'node:path'

import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Call } from '#contract/api.ts'
import type { PageEntry } from '#contract/page-entry.ts'
import type { Language } from '#contract/plain/languages.ts'
import { refusalOf, RETRY_SECONDS } from '#server/platform/http.ts'
import { ASSETS_SERIES } from '#server/platform/metrics.ts'
import { refusalText } from '#server/platform/refusal-text.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { PageMemory } from './page-memory.ts'
import { cacheHeaders, createPagePolicy, isPublicPage } from './page-policy.ts'
import {
  builtRenderer,
  CLIENT_BUILD,
  developmentRenderer,
  type PageRenderer,
} from './page-renderer.ts'
import { type SharedPage, sharedPage } from './shared-pages.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000
const DAY_MS = 24 * 3600 * 1000
const UNAVAILABLE = 503

export interface PagesOptions {
  /** The API in-process, for nobody in particular, in a language. */
  call: (language: Language) => Call
  publicUrl: string
  isDevelopment: boolean
  memory: PageMemory<SharedPage>
}

/** Serves every address that nothing else does: the build's assets, and rendered pages. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (pages) => {
    const renderer = options.isDevelopment ? await developmentRenderer(app) : await builtRenderer()
    if (!options.isDevelopment) await registerAssets(pages)
    const { inlineScripts, trustedTypesPolicy } = await renderer.entry()
    const policy = createPagePolicy({
      inlineScripts,
      trustedTypesPolicy,
      isHttps: options.publicUrl.startsWith('https:'),
      isDevelopment: options.isDevelopment,
    })
    pages.setNotFoundHandler((request, reply) =>
      answerPage(request, reply, { ...options, renderer, policy }),
    )
  })
}

interface PageContext extends PagesOptions {
  renderer: PageRenderer
  policy: (path: string) => Record<string, string>
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, context: PageContext) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new ShopError('method_not_allowed')
  const { renderer, publicUrl } = context
  const entry = await renderer.entry()
  const asked = webRequest(request, publicUrl)
  const { pathname, searchParams } = new URL(asked.url)
  const make = async () => sharedPage(await rendered(entry, asked, request, context))
  const shared = await (isPublicPage(pathname, searchParams)
    ? context.memory.page(`${entry.languageOfRequest(asked)} ${asked.url}`, make)
    : make())
  if (shared.redirect !== undefined) {
    request.countedAs = 'redirect'
    return reply.redirect(shared.redirect.headers.get('location') ?? '/', shared.redirect.status)
  }
  const { page } = shared
  request.countedAs = page.route
  if (page.status === UNAVAILABLE) reply.header('retry-after', RETRY_SECONDS)
  else logErrors(request, page.errors, pathname)
  const { body, headers } = await shared.body.for(request.headers['accept-encoding'])
  return reply
    .code(page.status)
    .headers({
      ...page.headers,
      ...headers,
      ...context.policy(pathname),
      ...cacheHeaders(pathname, page.status, searchParams),
    })
    .send(body)
}

/** Not while the database is away: its own log tells of that, a line a second. */
function logErrors(request: FastifyRequest, errors: readonly unknown[], pathname: string): void {
  for (const err of errors)
    request.log.error({ err, path: pathname }, 'a page could not load its data')
}

/** A page that cannot even be rendered still tells the visitor so, in the page's language. */
async function rendered(
  entry: PageEntry,
  asked: Request,
  request: FastifyRequest,
  { renderer, call, publicUrl }: PageContext,
) {
  const language = entry.languageOfRequest(asked)
  const interfaceLanguage = language === 'de' ? 'en' : language
  const options = { language, manifest: renderer.manifest, publicUrl }
  try {
    return await entry.render(asked, {
      ...options,
      call: readable(call(interfaceLanguage), interfaceLanguage),
    })
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be rendered')
    return entry.renderFailure(options)
  }
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
  return new Request(publicUrl + request.url, { headers })
}

/** A refusal reaches the page as one over HTTP would: status, code, and the sentence to show. */
function readable(call: Call, language: Language): Call {
  const refusing: Call = async (route, input, options) => {
    try {
      return await call(route, input, options)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined) throw error
      const { code, status, details } = refusal
      const data = details.extra?.['data']
      throw Object.assign(new Error(refusalText(refusal, language)), { status, code, data })
    }
  }
  return refusing
}

/** Hashed files never change; the few with a fixed name are asked for again each day. */
async function registerAssets(pages: FastifyInstance): Promise<void> {
  await pages.register(staticFiles, {
    root: path.join(CLIENT_BUILD, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  })
  for (const file of await readdir(CLIENT_BUILD, { withFileTypes: true })) {
    if (!file.isFile() || /\.(br|gz)$/.test(file.name)) continue
    pages.get(`/${file.name}`, { config: { countedAs: ASSETS_SERIES } }, (_, reply) =>
      reply
        // Mails show the logo, and a mail program in a browser is another site.
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(file.name, CLIENT_BUILD, { maxAge: DAY_MS, immutable: false }),
    )
  }
}
