import type { Language } from '#contract/plain/languages.ts'
import type enAccount from '#i18n/web/en/account.json'
import type enAdmin from '#i18n/web/en/admin.json'
import type enCatalogue from '#i18n/web/en/catalogue.json'
import type enCheckout from '#i18n/web/en/checkout.json'
import type enContent from '#i18n/web/en/content.json'
import type enCookies from '#i18n/web/en/cookies.json'
import type enService from '#i18n/web/en/service.json'
import type enStorefront from '#i18n/web/en/storefront.json'

import { formatNumber, pluralForm } from './format.ts'

/** A language file, and so one chunk per language: what a route must load before it shows. */
export type WordUnit =
  | 'storefront'
  | 'catalogue'
  | 'checkout'
  | 'content'
  | 'service'
  | 'account'
  | 'admin'
  | 'cookies'

type Singular<K extends string> = K extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : K
type Keys<Tree, Prefix extends string = ''> = {
  [K in keyof Tree & string]: Tree[K] extends string
    ? `${Prefix}${Singular<K>}`
    : Keys<Tree[K], `${Prefix}${K}.`>
}[keyof Tree & string]

/** Every text of the English files, plural endings taken off: a key that is not there does not compile. */
export type TextKey = Keys<
  typeof enStorefront &
    typeof enCatalogue &
    typeof enCheckout &
    typeof enContent &
    typeof enService &
    typeof enAccount &
    typeof enAdmin &
    typeof enCookies
>

export type TextValues = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, values?: TextValues) => string

interface WordTree {
  [key: string]: string | WordTree
}

/** The server imports the texts; the browser fetches them as JSON, which is cheaper to parse than code. */
const files: Record<string, () => Promise<WordTree>> = import.meta.env.SSR
  ? import.meta.glob<WordTree>('../../i18n/web/*/*.json', { import: 'default' })
  : fetched(
      import.meta.glob<string>('../../i18n/web/*/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
    )

function fetched(addresses: Record<string, string>): Record<string, () => Promise<WordTree>> {
  const loads = Object.entries(addresses).map(
    ([file, url]) => [file, async () => (await fetch(url)).json() as Promise<WordTree>] as const,
  )
  return Object.fromEntries(loads)
}

const words: Record<Language, Map<string, string>> = { en: new Map(), nl: new Map(), fr: new Map() }
const loadedUnits: Record<Language, Set<WordUnit>> = { en: new Set(), nl: new Set(), fr: new Set() }

/** Loads a language file once; after it, `translatorFor(language)` knows its texts. */
export async function loadWords(language: Language, unit: WordUnit): Promise<void> {
  if (loadedUnits[language].has(unit)) return
  const load = files[`../../i18n/web/${language}/${unit}.json`]
  if (load === undefined) throw new Error(`No ${language} texts for ${unit}`)
  addWords(language, await load())
  loadedUnits[language].add(unit)
}

/** Loads in `language` whatever has been loaded in any language so far: before switching to it. */
export async function loadKnownWords(language: Language): Promise<void> {
  const known = new Set(Object.values(loadedUnits).flatMap((units) => [...units]))
  await Promise.all([...known].map((unit) => loadWords(language, unit)))
}

export function addWords(language: Language, tree: WordTree, prefix = ''): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') words[language].set(prefix + key, value)
    else addWords(language, value, `${prefix}${key}.`)
  }
}

const translators = new Map<Language, Translate>()

/** The `t` of a language: plural by `count`, `{{name}}` filled in, English where a text is missing. */
export function translatorFor(language: Language): Translate {
  const known = translators.get(language)
  if (known !== undefined) return known
  const translate: Translate = (key, values) => {
    const text = find(language, key, values) ?? find('en', key, values) ?? key
    return values === undefined ? text : fill(text, values, language)
  }
  translators.set(language, translate)
  return translate
}

function find(language: Language, key: string, values: TextValues | undefined) {
  const count = values?.['count']
  if (typeof count !== 'number') return words[language].get(key)
  return (
    words[language].get(`${key}_${pluralForm(count, language)}`) ??
    words[language].get(`${key}_other`) ??
    words[language].get(key)
  )
}

function fill(text: string, values: TextValues, language: Language): string {
  let filled = ''
  for (const [index, piece] of piecesOf(text).entries()) {
    const value = index % 2 === 0 ? piece : (values[piece] ?? `{{${piece}}}`)
    filled += typeof value === 'number' ? formatNumber(value, language) : value
  }
  return filled
}

const pieces = new Map<string, readonly string[]>()

/** "Hello {{name}}!" → "Hello ", "name", "!". Kept: a list says the same sentences on every card. */
function piecesOf(text: string): readonly string[] {
  let known = pieces.get(text)
  if (known === undefined) {
    known = text.split(/\{\{(\w+)\}\}/)
    pieces.set(text, known)
  }
  return known
}
