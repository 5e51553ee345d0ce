import type { Language } from '#contract/plain/languages.ts'

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** The dotted keys of a language file. */
export type TextKey<T> = Leaf<T>

export type Texts<T> = (
  language: Language,
  key: TextKey<T>,
  params?: Record<string, string | number>,
) => string

/** Reads sentences out of a language file in three languages, filling their `{{places}}`. */
export function textsOf<T extends object>(files: Record<Language, T>): Texts<T> {
  const flat: Record<Language, ReadonlyMap<string, string>> = {
    en: new Map(flatten(files.en)),
    nl: new Map(flatten(files.nl)),
    fr: new Map(flatten(files.fr)),
  }
  return (language, key, params = {}) => {
    const text = flat[language].get(key) ?? key
    return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place))
  }
}

export function flatten(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : flatten(value as object, `${prefix}${key}.`),
  )
}
