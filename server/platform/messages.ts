import en from '#i18n/messages/en.json' with { type: 'json' }
import fr from '#i18n/messages/fr.json' with { type: 'json' }
import nl from '#i18n/messages/nl.json' with { type: 'json' }

import { flatten, type TextKey, textsOf } from './texts.ts'

export type MessageKey = TextKey<typeof en>

/** A sentence of the server in the caller's language. */
export const message = textsOf({ en, nl, fr })

const keys: ReadonlySet<string> = new Set(flatten(en).map(([key]) => key))

export function isMessageKey(key: string): key is MessageKey {
  return keys.has(key)
}
