import type { Language } from '#contract/plain/languages.ts'
import en from '#i18n/messages/en.json' with { type: 'json' }
import fr from '#i18n/messages/fr.json' with { type: 'json' }
import nl from '#i18n/messages/nl.json' with { type: 'json' }

type Flat<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Flat<T[K], `${Prefix}${K}.`>
}[keyof T & string]

export type MessageKey = Flat<typeof en>

const texts: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map(flatten(en)),
  nl: new Map(flatten(nl)),
  fr: new Map(flatten(fr)),
}

/** A sentence of the server in the caller's language, its `{{places}}` filled. */
export function message(language: Language, key: MessageKey, params: Record<string, string | number> = {}): string {
  const text = texts[language].get(key) ?? key
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place))
}

export function isMessageKey(key: string): key is MessageKey {
  return texts.en.has(key)
}

function flatten(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  )
}
