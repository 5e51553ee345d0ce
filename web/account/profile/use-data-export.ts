import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Hands the customer all data held on them, as a file. */
export function useDataExport(): { isBusy: boolean; download: () => Promise<void> } {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await saveFile('/profile/export')
      toasts.show(t('dataExport.done'))
    } catch (error) {
      toasts.showError(refusalText(error, t('dataExport.failure')))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download }
}
