import { useState } from 'react'

import { refusalText } from '../../commerce/refusal-text.ts'
import { saveFile } from '../../data/shop-call.ts'
import { useTranslation } from '../../language-context.tsx'
import { toasts } from '../../ui/toast-store.ts'

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
