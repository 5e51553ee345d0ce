import type { ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks before what cannot be undone; the way out has the focus. */
export function ConfirmDialog({
  title,
  verb,
  isDanger = false,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  verb: string
  isDanger?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what it asks about has no way back */}
          <Button look="secondary" autoFocus onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button look={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">{children}</div>
    </Dialog>
  )
}
