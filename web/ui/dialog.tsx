import { useId, type ReactNode } from 'react'

import { Modal } from './modal.tsx'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The verbs. Put `autoFocus` on Cancel when the other one destroys. */
  actions: ReactNode
  children: ReactNode
}

/** A question with its consequence and its verbs. On small screens the buttons stack, the action on top. */
export function Dialog({ isOpen, onClose, title, actions, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={{ id: titleId }} look="dialog modal-dialog">
      <div className="grid gap-3 p-6">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <div className="text-muted">{children}</div>
        <div className="dialog-actions">{actions}</div>
      </div>
    </Modal>
  )
}
