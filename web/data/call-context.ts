import type { Call } from '#contract/api.ts'
import type { ReadingLanguage } from '#web/language/language.ts'
import { createContextKey } from '#web/router/loader-context.ts'

/** Loaders ask the API through this: by fetch in the browser, in-process on the server. */
export const callContext = createContextKey<Call>()

/** The language a loader loads for; `de` reads Dutch product names. */
export const languageContext = createContextKey<ReadingLanguage>('en')
