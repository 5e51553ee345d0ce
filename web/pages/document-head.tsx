import { useEffect, useRef } from 'react'

import { isLanguage } from '#contract/plain/languages.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation, useMatches, useRouteLoaderData } from '#web/router/hooks.ts'

import { headTags, type Head, type HeadTag } from './head.ts'
import { headOfMatches } from './page-route.ts'
import { SEO_ID, type SeoData, writtenHead } from './seo-entry.ts'
import { useOptionalSettings } from './settings.ts'

/** Marks the tags of the page in the document's head, so that the next page replaces exactly these. */
export const HEAD_MARK = 'data-page'

/**
 * Keeps title, description, canonical and alternates in step with client navigations. JSON-LD is made on
 * the server alone, for search engines, which load documents: it stays until the visitor goes on.
 */
export function DocumentHead() {
  const matches = useMatches()
  const location = useLocation()
  const { t, language, reading } = useTranslation()
  const settings = useOptionalSettings()
  const shopName = settings?.shop.name ?? ''
  const entry = useRouteLoaderData<SeoData>(SEO_ID)?.entry

  const served = useRef(location)

  useEffect(() => {
    const url = new URL(location.pathname + location.search, window.location.origin)
    const absolute = (path: string) => new URL(path, url).href
    const head = headOfMatches(matches, { t, language, reading, shopName, settings, url, absolute })
    if (head === undefined) return
    const outdated = location === served.current ? `${PAGE_TAGS}:not(${LINKED_DATA})` : PAGE_TAGS
    showHead(writtenHead(head, entry), url, shopName, outdated)
  }, [matches, location, t, language, reading, shopName, settings, entry])
  return null
}

const PAGE_TAGS = `[${HEAD_MARK}]`
const LINKED_DATA = '[type="application/ld+json"]'

/** Puts a head into the browser's document in place of the tags that `outdated` selects. */
export function showHead(head: Head, url: URL, shopName: string, outdated = PAGE_TAGS): void {
  const tags = headTags(head, {
    publicUrl: url.origin,
    shopName,
    language: isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en',
    path: url.pathname,
    search: url.search,
  })
  for (const old of document.head.querySelectorAll(outdated)) old.remove()
  document.head.append(...tags.map(elementOf))
}

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(HEAD_MARK, '')
  if (text !== undefined) element.textContent = text
  return element
}
