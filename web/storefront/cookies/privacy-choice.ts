import { CHOICE_TEXT_DAY, OPTIONAL_KEYS } from '#contract/plain/browser-keys.ts'
import { createBrowserStore } from '#web/data/browser-store.ts'

export interface PrivacyChoice {
  isAgreed: boolean
  /** An instant. */
  at: string
  /** The day of the text it was given to. */
  text: string
}

/** What the visitor said to the optional keys; undefined before, and once the text has changed. */
export const privacyChoice = createBrowserStore<PrivacyChoice | undefined>({
  key: 'octavo_privacy',
  read: (stored) => {
    const choice = parsed(stored)
    return choice?.text === CHOICE_TEXT_DAY ? choice : undefined
  },
  write: (choice) => (choice === undefined ? null : JSON.stringify(choice)),
  apply: (choice) => {
    if (choice?.isAgreed !== true) for (const { name } of OPTIONAL_KEYS) forget(name)
  },
})

function parsed(stored: string | null): PrivacyChoice | undefined {
  try {
    return (JSON.parse(stored ?? 'null') as PrivacyChoice | null) ?? undefined
  } catch {
    return undefined
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
