import { isLanguage, type Language, LOCALES, SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import en from '#i18n/documents/en.json' with { type: 'json' }
import fr from '#i18n/documents/fr.json' with { type: 'json' }
import nl from '#i18n/documents/nl.json' with { type: 'json' }
import { textsOf } from '#server/platform/texts.ts'

const text = textsOf({ en, nl, fr })

/** The language of a document, with its words and formats. */
export interface DocumentVoice {
  language: Language
  t: (key: Parameters<typeof text>[1], params?: Record<string, string | number>) => string
  day: (iso: string) => string
}

export function documentVoice(code: string): DocumentVoice {
  const language = isLanguage(code) ? code : 'en'
  const days = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
  return {
    language,
    t: (key, params) => text(language, key, params),
    day: (iso) => days.format(new Date(iso)),
  }
}
