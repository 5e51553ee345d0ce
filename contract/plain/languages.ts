export const LANGUAGES = ['en', 'nl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'nl' || value === 'fr'
}

/**
 * The first supported language of an Accept-Language header, by its q values. `fr-BE` counts as
 * `fr`; nothing supported gives English (German readers get English texts, S§1).
 */
export function languageOfHeader(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.slice(0, 2).toLowerCase(), q: q === undefined ? 1 : Number(q) }
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
  for (const { tag } of wanted) if (isLanguage(tag)) return tag
  return 'en'
}
