import type { ComponentProps } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import type { PageEntry, RenderedPage, RenderOptions } from '#contract/page-entry.ts'

import { routes as adminRoutes } from './admin/admin-routes.ts'
import { callContext, languageContext } from './data/call-context.ts'
import { APP_PLACE, Document } from './document.tsx'
import { loadWords, translatorFor, type WordUnit } from './language/i18n.ts'
import { FixedLanguage } from './language/language-context.tsx'
import { interfaceLanguage, type ReadingLanguage } from './language/language.ts'
import { headTags, safeJson, type Head } from './pages/head.ts'
import {
  ADMIN_ENTRY,
  type AreaEntry,
  assetsOf,
  developmentAssets,
  SHOP_ENTRY,
} from './pages/page-assets.ts'
import { handleOf, headOfMatches, type RouteHandle } from './pages/page-route.ts'
import { partKeeper } from './pages/part-keeper.tsx'
import { isAdminPath, paths } from './pages/paths.ts'
import { splitPreloads } from './pages/picture-preloads.ts'
import { ROOT_ID, type RootData } from './pages/root-loader.ts'
import { SEO_ID, type SeoData, writtenHead } from './pages/seo-entry.ts'
import { startScript } from './pages/start-script.ts'
import { isRouteErrorResponse } from './router/answers.ts'
import { loadPage, type LoadedPage } from './router/load-page.ts'
import { LoaderContext } from './router/loader-context.ts'
import { StaticPages } from './router/router-view.tsx'
import { routes } from './routes.tsx'
import { PartKeeper } from './ui/kept.tsx'
import { TRUSTED_TYPES_POLICY } from './ui/trusted.ts'

export { languageOfRequest } from './language/language.ts'

/** The inline scripts of every page, for the hashes of the Content-Security-Policy. */
export const inlineScripts: PageEntry['inlineScripts'] = [startScript]
export const trustedTypesPolicy: PageEntry['trustedTypesPolicy'] = TRUSTED_TYPES_POLICY

const SHOP = { table: routes, entry: SHOP_ENTRY }
const BACK_OFFICE = { table: adminRoutes, entry: ADMIN_ENTRY }

/** Renders the page of an address, everything awaited before the first byte: no streamed scripts, no nonce. */
export async function render(
  request: Request,
  options: RenderOptions,
): Promise<RenderedPage | Response> {
  const context = new LoaderContext()
  context.set(callContext, options.call)
  context.set(languageContext, options.language)
  const { table, entry } = isAdminPath(new URL(request.url).pathname) ? BACK_OFFICE : SHOP
  const page = await loadPage(table, request, context)
  if (page instanceof Response) return page

  const handles = page.matches
    .map((match) => handleOf(match))
    .filter((handle) => handle !== undefined)
  await loadTexts(options.language, [...entry.units, ...handles.map(({ unit }) => unit)])
  const { pictures, markup } = appMarkup(page, options.language)
  const [before = '', after = ''] = documentMarkup({
    language: options.language,
    head: headOf(request, page, options),
    assets: pageAssets(options, entry, handles),
    pictures,
    data: routerData(page),
  })
  return {
    route: patternOf(page),
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': interfaceLanguage(options.language),
    },
    html: [before, markup, after],
    errors: Object.values(page.errors ?? {}).filter(
      (error) => !isRouteErrorResponse(error) || error.status >= 500,
    ),
  }
}

/** Routes carry their whole address; a layout has none. */
function patternOf({ matches }: LoadedPage): string {
  return matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*'
}

/** When rendering itself fails: the words of the error screen, without scripts and data. */
export function renderFailure({
  language,
  manifest,
  publicUrl,
}: Omit<RenderOptions, 'call'>): RenderedPage {
  const t = translatorFor(interfaceLanguage(language))
  const markup = renderToStaticMarkup(
    <main className="empty empty-page">
      <h1 className="text-3xl">{t('error.title')}</h1>
      <p className="text-lg">{t('error.text')}</p>
      <a className="btn btn-primary" href={paths.home}>
        {t('error.home')}
      </a>
    </main>,
  )
  const head = headTags(
    { title: t('error.title'), robots: 'noindex' },
    { publicUrl, shopName: '', language: interfaceLanguage(language), path: '/', search: '' },
  )
  const { styles } =
    manifest === undefined ? developmentAssets(SHOP_ENTRY) : assetsOf(manifest, SHOP_ENTRY, [])
  const assets = { entry: undefined, styles, modules: [], texts: [] }
  const [before = '', after = ''] = documentMarkup({
    language,
    head,
    assets,
    pictures: [],
    data: '{}',
  })
  return {
    route: 'failure',
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: [before, markup, after],
    errors: [],
  }
}

/** What stands before and after the rendered app. */
function documentMarkup(document: ComponentProps<typeof Document>): string[] {
  return `<!doctype html>${renderToStaticMarkup(<Document {...document} />)}`.split(APP_PLACE)
}

async function loadTexts(language: ReadingLanguage, units: readonly WordUnit[]): Promise<void> {
  await Promise.all([...new Set(units)].map((unit) => loadWords(interfaceLanguage(language), unit)))
}

function appMarkup(page: LoadedPage, language: ReadingLanguage) {
  const root = page.loaderData[ROOT_ID] as RootData | undefined
  const keep = root && partKeeper(root, language)
  return splitPreloads(
    renderToString(
      <FixedLanguage language={language}>
        <PartKeeper value={keep}>
          <StaticPages page={page} />
        </PartKeeper>
      </FixedLanguage>,
    ),
  )
}

function pageAssets(
  { manifest, language }: RenderOptions,
  entry: AreaEntry,
  handles: readonly RouteHandle[],
) {
  if (manifest === undefined) return developmentAssets(entry)
  const texts = new Set([...entry.units, ...handles.map((handle) => handle.unit)])
  return assetsOf(manifest, entry, [
    ...handles.map((handle) => handle.module),
    ...[...texts].map((unit) => `i18n/web/${interfaceLanguage(language)}/${unit}.json`),
  ])
}

function headOf(request: Request, loaded: LoadedPage, { language, publicUrl }: RenderOptions) {
  const url = new URL(request.url)
  const t = translatorFor(interfaceLanguage(language))
  const settings = (loaded.loaderData[ROOT_ID] as RootData | undefined)?.settings
  const shopName = settings?.shop.name ?? ''
  const absolute = (path: string) => new URL(path, publicUrl).href
  const matches = loaded.matches.map(({ route }) => ({
    route,
    loaderData: loaded.loaderData[route.id],
  }))
  const page = headOfMatches(matches, {
    t,
    language: interfaceLanguage(language),
    reading: language,
    shopName,
    settings,
    url,
    absolute,
  })
  const fallback: Head = {
    title: t(titleOfFailure(loaded.status)),
    robots: 'noindex',
  }
  const seo = loaded.loaderData[SEO_ID] as SeoData | undefined
  return headTags(writtenHead(page ?? fallback, seo?.entry), {
    publicUrl,
    shopName,
    language: interfaceLanguage(language),
    path: url.pathname,
    search: url.search,
  })
}

function titleOfFailure(status: number) {
  if (status === 410) return 'notFound.gone'
  return status === 404 ? 'notFound.title' : 'error.title'
}

function routerData({ loaderData, errors }: LoadedPage): string {
  return safeJson({
    loaderData,
    errors:
      errors &&
      Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, publicError(error)])),
  })
}

/** Of a failure only its status and the API's own message leave the server. */
function publicError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, data: null }
  const { status, data } = error
  return { status, data }
}
