import en from '#i18n/documents/en.json' with { type: 'json' }
import fr from '#i18n/documents/fr.json' with { type: 'json' }
import nl from '#i18n/documents/nl.json' with { type: 'json' }
import { textsOf } from '#server/platform/texts.ts'

/** The words of documents. */
export const documentText = textsOf({ en, nl, fr })
