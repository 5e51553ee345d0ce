import type { Language } from '#contract/plain/languages.ts'

/** How each language of the shop writes numbers and dates, as Intl names it. */
export const LOCALES = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' } as const satisfies Record<
  Language,
  string
>
