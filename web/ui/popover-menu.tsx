import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

interface PopoverMenuProps {
  /** What the button shows; `label` names it where that is not enough. */
  button: ReactNode
  label?: string
  buttonLook: string
  menuLook?: string
  children: (close: () => void) => ReactNode
}

/** A button that opens a small menu below it. Escape, a press elsewhere or leaving by Tab closes it. */
export function PopoverMenu({
  button,
  label,
  buttonLook,
  menuLook = '',
  children,
}: PopoverMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menuId = useId()
  const openerId = useId()

  const close = () => {
    setIsOpen(false)
    document.getElementById(openerId)?.focus()
  }

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    // The key handler serves the button and the menu inside; the box itself is nothing to act on.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close()
      }}
    >
      <button
        id={openerId}
        type="button"
        className={buttonLook}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={menuId} className={`menu popover-menu ${menuLook}`} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}
