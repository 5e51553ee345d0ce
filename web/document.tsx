import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

import { interfaceLanguage, type ReadingLanguage } from './language/language.ts'
import { HEAD_MARK } from './pages/document-head.tsx'
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
  return (
    <html lang={interfaceLanguage(language)} data-reading={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
        {[figtree, bricolage].map((face) => (
          <link
            key={face}
            rel="preload"
            href={face}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {pictures.map((href) => (
          <link key={href} rel="preload" as="image" href={href} fetchPriority="high" />
        ))}
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.texts.map((href) => (
          <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app-icon.svg" />
        <meta name="theme-color" content="#24346b" />
        {head.map(({ tag: Tag, attributes, text }) => (
          <Tag
            key={`${Tag} ${JSON.stringify(attributes)} ${text}`}
            {...reactAttributes(attributes)}
            {...{ [HEAD_MARK]: '' }}
            {...(text === undefined
              ? {}
              : { dangerouslySetInnerHTML: { __html: Tag === 'title' ? escaped(text) : text } })}
          />
        ))}
      </head>
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
        {assets.entry !== undefined && <script type="module" src={assets.entry} />}
      </body>
    </html>
  )
}

function reactAttributes({ hreflang, ...rest }: Readonly<Record<string, string>>) {
  return hreflang === undefined ? rest : { ...rest, hrefLang: hreflang }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
