import { useState } from 'react'

import { loadWords } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { currentLanguage } from '#web/language/language-store.ts'
import { interfaceLanguage } from '#web/language/language.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

/** Code and texts come with the first press. */
async function loadDialog() {
  const [{ ChoiceDialog }] = await Promise.all([
    import('#web/storefront/cookies/choice-dialog.tsx'),
    loadWords(interfaceLanguage(currentLanguage()), 'cookies'),
  ])
  return { ChoiceDialog }
}

/** Opens what the visitor may choose about storage; it never opens by itself. */
export function PrivacyChoices() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const loaded = useLoaded(loadDialog, isOpen)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {t('footer.choices')}
      </button>
      {loaded !== undefined && (
        <loaded.ChoiceDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
