import { useId, type ReactNode } from 'react'

import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { X } from './icons/x.ts'
import { Modal } from './modal.tsx'

interface SidePanelProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'left' | 'right'
  footer?: ReactNode
  children: ReactNode
}

/** Slides in over the page from a side: the cart from the right, the menu from the left. */
export function SidePanel({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'right',
  footer,
  children,
}: SidePanelProps) {
  const titleId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={{ id: titleId }}
      look={side === 'right' ? 'panel modal-panel' : 'panel modal-drawer'}
    >
      <header className="panel-head">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />
      </header>
      <div className="panel-body">{children}</div>
      {footer !== undefined && <footer className="panel-foot">{footer}</footer>}
    </Modal>
  )
}
