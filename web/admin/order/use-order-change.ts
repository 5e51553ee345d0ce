import { useState } from 'react'

import { refreshWork } from '#web/admin/layout/work.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

const CONFLICT = 409

/**
 * Changes an order and shows it anew. What is refused is said; where somebody else was faster, the order
 * as it is now shows at once.
 */
export function useOrderChange() {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  const [busy, setBusy] = useState<string>()
  const reload = () => {
    void revalidator.revalidate()
    void refreshWork()
  }
  return {
    /** What is being done. */
    busy,
    reload,
    run: async (
      name: string,
      change: () => Promise<{ message: string }>,
      failure = t('admin.failure.title'),
    ): Promise<boolean> => {
      setBusy(name)
      try {
        const { message } = await change()
        toasts.show(message)
        reload()
        return true
      } catch (error) {
        toasts.showError(refusalText(error, failure))
        if (error instanceof ApiError && error.status === CONFLICT) reload()
        return false
      } finally {
        setBusy(undefined)
      }
    },
  }
}
