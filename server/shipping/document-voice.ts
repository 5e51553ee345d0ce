import { isLanguage, type Language } from '#contract/plain/languages.ts'
import en from '#i18n/documents/en.json' with { type: 'json' }
import fr from '#i18n/documents/fr.json' with { type: 'json' }
import nl from '#i18n/documents/nl.json' with { type: 'json' }
import { textsOf } from '#server/platform/texts.ts'

const text = textsOf({ en, nl, fr })

/** The language of a document, with its words. */
export interface DocumentVoice {
  language: Language
  t: (key: Parameters<typeof text>[1], params?: Record<string, string | number>) => string
}

export function documentVoice(code: string): DocumentVoice {
  const language = isLanguage(code) ? code : 'en'
  return { language, t: (key, params) => text(language, key, params) }
}
