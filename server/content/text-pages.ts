import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Language } from '#contract/plain/languages.ts'
import { TEXT_PAGES, type TextPage } from '#contract/plain/text-pages.ts'
import type { TextPageContent } from '#contract/text-pages.ts'
import type { CachedReader } from '#server/platform/cached-reader.ts'
import { plainText, renderSections } from '#server/platform/markdown.ts'
import type { Settings } from '#server/settings/defaults.ts'
import type { Shop } from '#server/shop.ts'

import { fillFacts, shopFacts, type ShopFacts } from './shop-facts.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../i18n/pages')

type TextPages = Record<Language, ReadonlyMap<TextPage, TextPageContent>>

/** The long texts in three languages with the facts of the settings, made anew when those change. */
export function textPageReader({
  cache,
  settings,
  clock,
}: Pick<Shop, 'cache' | 'settings' | 'clock'>): CachedReader<TextPages> {
  return cache.reader(['settings'], async () => {
    const known = await settings.get()
    const pagesIn = (language: Language) => {
      const facts = shopFacts(known, language, clock())
      return new Map(TEXT_PAGES.map((name) => [name, textPage(name, language, facts, known)]))
    }
    return { en: pagesIn('en'), nl: pagesIn('nl'), fr: pagesIn('fr') }
  })
}

/** The Markdown of a page: its title, a first paragraph that sums it up, and sections under headings with ids. */
function pageSource(name: TextPage, language: Language): string {
  return readFileSync(path.join(FOLDER, language, `${name}.md`), 'utf8')
}

const TITLE = /^# (.+)\n+/
/** What a demo shop says of its legal texts and data stands in paragraphs that begin so. */
const DEMO_ONLY = /^\[demo\] .*\n+/gm

/** A page with the facts filled in; what only a demo says is left out of a real shop. */
export function textPage(
  name: TextPage,
  language: Language,
  facts: ShopFacts,
  { shop }: Settings,
): TextPageContent {
  const source = pageSource(name, language)
  const text = shop.is_fictitious
    ? source.replaceAll('[demo] ', '')
    : source.replaceAll(DEMO_ONLY, '')
  const title = TITLE.exec(text)?.[1] ?? ''
  const body = text.replace(TITLE, '')
  const { html, sections } = renderSections(body)
  const fill = (words: string) => fillFacts(words, facts)
  return {
    title: fill(title),
    description: plainText(fill(body.split('\n\n')[0] ?? '')),
    body_html: fill(html),
    sections: sections.map((section) => ({ id: section.id, title: fill(section.title) })),
  }
}
