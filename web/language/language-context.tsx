import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'

import type { Language } from '#contract/plain/languages.ts'

import { translatorFor, type Translate } from './i18n.ts'
import { currentLanguage, subscribeToLanguage } from './language-store.ts'
import { interfaceLanguage, type ReadingLanguage } from './language.ts'

const LanguageContext = createContext<ReadingLanguage>('en')

/** On the server: one language for this render. */
export function FixedLanguage({
  language,
  children,
}: {
  language: ReadingLanguage
  children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** In the browser: follows the visitor's choice. */
export function ChosenLanguage({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage, currentLanguage)
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export interface Translation {
  t: Translate
  /** Of the interface. */
  language: Language
  /** Of product names: it may be `de`. */
  reading: ReadingLanguage
}

/** The texts in the language of the page. */
export function useTranslation(): Translation {
  return translationIn(useContext(LanguageContext))
}

const translations = new Map<ReadingLanguage, Translation>()

function translationIn(reading: ReadingLanguage): Translation {
  let known = translations.get(reading)
  if (known === undefined) {
    const language = interfaceLanguage(reading)
    known = { t: translatorFor(language), language, reading }
    translations.set(reading, known)
  }
  return known
}
