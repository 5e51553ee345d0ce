import { createPortal } from 'react-dom'

import { Icon } from './icon.tsx'
import { CircleAlert } from './icons/circle-alert.ts'
import { CircleCheck } from './icons/circle-check.ts'
import { X } from './icons/x.ts'
import { openModals } from './open-modals.ts'
import { useStore } from './store.ts'
import { toasts, type Toast } from './toast-store.ts'

interface ToastRegionProps {
  label: string
  closeLabel: string
}

/**
 * Where toasts stand: bottom right, above the bottom navigation on small screens. A modal dialog
 * makes all outside it inert, so while one is open they stand inside it.
 */
export function ToastRegion(props: ToastRegionProps) {
  const modal = useStore(openModals, (open) => open.at(-1))
  const region = <Toasts {...props} />
  return modal === undefined ? region : createPortal(region, modal)
}

function Toasts({ label, closeLabel }: ToastRegionProps) {
  const shown = useStore(toasts.list)
  return (
    <section ref={show} popover="manual" className="toast-region print:hidden" aria-label={label}>
      <div role="status">
        {shown
          .filter((toast) => toast.tone === 'success')
          .map((toast) => (
            <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter((toast) => toast.tone === 'error')
          .map((toast) => (
            <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
      </div>
    </section>
  )
}

/** In the top layer, over dialogs, and placed by the window even inside one that moves. */
function show(region: HTMLElement | null): void {
  region?.showPopover()
}

function ToastBox({
  toast: { id, text, tone, action },
  closeLabel,
}: {
  toast: Toast
  closeLabel: string
}) {
  return (
    <div
      className={tone === 'error' ? 'toast toast-error' : 'toast'}
      onPointerEnter={() => toasts.hold(id)}
      onPointerLeave={() => toasts.release(id)}
      onFocus={() => toasts.hold(id)}
      onBlur={() => toasts.release(id)}
    >
      <Icon of={tone === 'error' ? CircleAlert : CircleCheck} />
      <span className="toast-text">{text}</span>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            toasts.close(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={closeLabel}
        onClick={() => toasts.close(id)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
