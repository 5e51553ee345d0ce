import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { ChoiceForm } from './choice-form.tsx'

/** "Privacy choices" of the footer. It opens only when it is asked for. */
export function ChoiceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('footer.choices')}
      closeLabel={t('cookies.choice.close')}
      actions={
        <Link className="btn btn-ghost" to={paths.cookies} onClick={onClose}>
          {t('cookies.choice.all')}
        </Link>
      }
    >
      <ChoiceForm
        onChosen={() => {
          toasts.show(t('cookies.choice.kept'))
          onClose()
        }}
      />
    </Dialog>
  )
}
