import type { ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The question asked. */
  title: string
  /** The verb that destroys. */
  verb: string
  isBusy?: boolean
  onConfirm: () => void
  children: ReactNode
}

/** Asks before something is deleted for good. The focus starts on the harmless button. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  verb,
  isBusy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus starts on the harmless verb */}
          <Button look="secondary" autoFocus onClick={onClose}>
            {t('customer.cancel')}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
