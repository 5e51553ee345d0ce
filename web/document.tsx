import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

import { interfaceLanguage, type ReadingLanguage } from './language/language.ts'
import { CODE_TEMPLATE } from './pages/code-script.ts'
import { HEAD_MARK } from './pages/document-head.tsx'
import { headMarkup } from './pages/head-markup.ts'
import type { HeadTag } from './pages/head.ts'
import { startScript } from './pages/start-script.ts'

/** Addresses of what the page needs, from the build manifest. */
export interface PageAssets {
  /** Undefined for a page without scripts. */
  entry: string | undefined
  styles: readonly string[]
  modules: readonly string[]
  /** Language files, fetched as data. */
  texts: readonly string[]
  /** Modules of the development server that must run before the entry. */
  development?: readonly string[]
}

interface DocumentProps {
  language: ReadingLanguage
  head: readonly HeadTag[]
  assets: PageAssets
  /** Pictures the page shows first, found while rendering. */
  pictures: readonly string[]
  /** JSON of the router's data, already safe inside a script element. */
  data: string
}

/** Where the rendered app goes. It cannot occur elsewhere: texts and data have no bare `<`. */
export const APP_PLACE = '<!--app-->'

/** The HTML document round the rendered app. Rendered once, as static markup: React hydrates `#root` only. */
export function Document({ language, head, assets, pictures, data }: DocumentProps) {
  const tags = [
    ...documentTags(assets, pictures),
    // The build makes it.
    ...(assets.development === undefined ? [manifestOf(language)] : []),
    ...head.map(markedAsOfPage),
  ]
  return (
    <html lang={interfaceLanguage(language)} data-reading={language}>
      <head dangerouslySetInnerHTML={{ __html: headMarkup(tags) }} />
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: APP_PLACE }} />
        <script
          id="router-data"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: data }}
        />
        {assets.development?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {assets.entry !== undefined && <PageCode {...assets} entry={assets.entry} />}
      </body>
    </html>
  )
}

/** In the order the first paint needs them: what sets the theme, the styles, the largest picture, the fonts. */
function documentTags({ styles }: PageAssets, pictures: readonly string[]): HeadTag[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    {
      tag: 'meta',
      attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    },
    { tag: 'script', attributes: {}, text: startScript },
    ...styles.map((href) => link({ rel: 'stylesheet', href })),
    ...pictures.map((href) => link({ rel: 'preload', as: 'image', href, fetchpriority: 'high' })),
    ...[figtree, bricolage].map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    { tag: 'meta', attributes: { name: 'theme-color', content: '#24346b' } },
  ]
}

/** The shop as an application to install, named in the visitor's language. */
function manifestOf(language: ReadingLanguage): HeadTag {
  return link({ rel: 'manifest', href: `/manifest-${interfaceLanguage(language)}.webmanifest` })
}

/**
 * The page can be read without its code, which therefore lies in a template until the first paint.
 * In development a module must run before the entry, which only scripts of the document itself do.
 */
function PageCode({ entry, modules, texts, development }: PageAssets & { entry: string }) {
  if (development !== undefined) return <script type="module" src={entry} />
  const tags = [
    ...modules.map((href) => link({ rel: 'modulepreload', href })),
    ...texts.map((href) => link({ rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' })),
    { tag: 'script' as const, attributes: { type: 'module', src: entry } },
  ]
  return <template id={CODE_TEMPLATE} dangerouslySetInnerHTML={{ __html: headMarkup(tags) }} />
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { tag: 'link', attributes }
}

function markedAsOfPage({ attributes, ...tag }: HeadTag): HeadTag {
  return { ...tag, attributes: { ...attributes, [HEAD_MARK]: '' } }
}
