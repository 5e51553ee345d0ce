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

/** `t` for texts, `language` of the interface, `reading` for product names (it may be `de`). */
export function useTranslation(): { t: Translate; language: Language; reading: ReadingLanguage } {
  const reading = useContext(LanguageContext)
  const language = interfaceLanguage(reading)
  return { t: translatorFor(language), language, reading }
}
