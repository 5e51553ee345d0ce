export const LANGUAGES = ['en', 'nl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * How each language writes numbers, money and dates, as Intl names it. English is that of Britain:
 * the day before the month and a point before the cents. What Intl knows of English in Belgium
 * (`en-BE`) writes `12.345,6` beside `€1,239.95`.
 */
export const LOCALES = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' } as const satisfies Record<
  Language,
  string
>

/** The calendar the shop and its customers live by. */
export const SHOP_TIME_ZONE = 'Europe/Brussels'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'nl' || value === 'fr'
}

/**
 * The first supported language of an Accept-Language header, by its q values. `fr-BE` counts as
 * `fr`; nothing supported gives English. German readers get English texts too.
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
