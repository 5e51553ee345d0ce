import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { Mended } from './mend.ts'

/** Says what was done, with the way back, and goes on. */
export function useMended({
  onMended,
  onUndone,
}: {
  onMended: () => void
  onUndone: () => void
}): Mended {
  const { t } = useTranslation()
  return (text, takeBack) => {
    toasts.show(text, {
      label: t('admin.undo'),
      isUndo: true,
      run: () =>
        void takeBack().then(onUndone, (error: unknown) =>
          toasts.showError(refusalText(error, t('admin.failure.title'))),
        ),
    })
    onMended()
  }
}
