import { createContext } from 'react-router'

import type { Call } from '#contract/api.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

/** Loaders ask the API through this: by fetch in the browser, in-process on the server. */
export const callContext = createContext<Call>()

/** The language a loader loads for; `de` reads Dutch product names. */
export const languageContext = createContext<ReadingLanguage>('en')
