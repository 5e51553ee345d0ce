import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'

import { addOpenModal } from './open-modals.ts'

/** As long as the closing transition: the content stays until it is out of sight. */
export const CLOSE_MS = 300

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** Id of the heading inside, or the words themselves. */
  label: { id: string } | { text: string }
  look: string
  children: ReactNode
}

/**
 * A native `<dialog>` shown as a modal: the browser keeps the focus inside, makes the page behind
 * inert and gives the focus back. Escape and a press on the backdrop close it.
 */
export function Modal({ isOpen, onClose, label, look, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isMounted = useLingering(isOpen)

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) {
      keepPlaceOfScrollBar()
      element.showModal()
    }
    if (!isOpen && element.open) element.close()
  })
  useEffect(() => {
    const element = dialog.current
    return isOpen && element !== null ? addOpenModal(element) : undefined
  }, [isOpen])

  // Taken off the page while it is open, it would take the focus along.
  useLayoutEffect(() => () => dialog.current?.close(), [])

  if (!isMounted) return null
  const naming = 'id' in label ? { 'aria-labelledby': label.id } : { 'aria-label': label.text }
  return (
    // The key for what a press on the backdrop does is Escape, which the browser reports as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={look}
      {...naming}
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => isBackdrop(event) && onClose()}
      onClose={(event) => isOwn(event) && onClose()}
    >
      {children}
    </dialog>
  )
}

/** Says to the style sheet whether the page has a scroll bar that takes room, which goes while a modal is open. */
function keepPlaceOfScrollBar(): void {
  const page = document.documentElement
  page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth)
}

/** True while open, and for the closing transition after it. */
function useLingering(isOpen: boolean): boolean {
  const [isLingering, setIsLingering] = useState(isOpen)
  if (isOpen && !isLingering) setIsLingering(true)
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setIsLingering(false), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isOpen || isLingering
}

/** React hands on what happens to a dialog inside this one, and a file that was not chosen in the end. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget
}

/** The backdrop belongs to the dialog element; a press outside its box is a press on it. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (!isOwn(event)) return false
  const box = event.currentTarget.getBoundingClientRect()
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  )
}
