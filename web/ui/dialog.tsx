import { useId, type ReactNode } from 'react'

import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { X } from './icons/x.ts'
import { Modal } from './modal.tsx'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Gives it a cross at the top: for a dialog whose verbs do not include Cancel. */
  closeLabel?: string
  /** Room for texts beside each other. */
  isWide?: boolean
  /** The verbs. Put `autoFocus` on Cancel when the other one destroys. */
  actions: ReactNode
  children: ReactNode
}

/** A question with its consequence and its verbs. On small screens the buttons stack, the action on top. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  isWide = false,
  actions,
  children,
}: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={{ id: titleId }}
      look={`dialog modal-dialog ${isWide ? 'dialog-wide' : ''}`}
    >
      <div className="grid gap-3 p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {closeLabel !== undefined && (
            <IconButton
              className="-mt-2 -mr-3 shrink-0"
              label={closeLabel}
              icon={<Icon of={X} />}
              onClick={onClose}
            />
          )}
        </div>
        <div className="text-muted">{children}</div>
        <div className="dialog-actions">{actions}</div>
      </div>
    </Modal>
  )
}
