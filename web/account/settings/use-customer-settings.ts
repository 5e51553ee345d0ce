import { useState } from 'react'

import type { Answer, Input } from '#contract/api.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { changeLanguage } from '#web/language/language-store.ts'
import { say } from '#web/language/say.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

export type CustomerSettings = Answer<'GET /customer/settings'>['data']
type Change = Input<'PUT /customer/settings'>['body']

/** The settings as shown: a change shows at once and is undone when the server refuses. */
export function useCustomerSettings(): {
  settings: CustomerSettings
  change: (change: Change) => Promise<void>
} {
  const loaded = useLoaderData<CustomerSettings>()
  const [settings, setSettings] = useState(loaded)
  const change = async (changed: Change) => {
    const before = settings
    setSettings(changedBy(before, changed))
    try {
      const { data } = await browserCall('PUT /customer/settings', { body: changed })
      setSettings(data)
      if (changed.language !== undefined) await changeLanguage(changed.language)
      toasts.show(say('settings.saved'))
    } catch (error) {
      setSettings(before)
      toasts.showError(refusalText(error, say('settings.failure.save')))
    }
  }
  return { settings, change }
}

function changedBy(
  { language, marketing, notifications }: CustomerSettings,
  change: Change,
): CustomerSettings {
  return {
    language: change.language ?? language,
    marketing: change.marketing ?? marketing,
    notifications: { ...notifications, ...defined(change.notifications ?? {}) },
  }
}

function defined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
