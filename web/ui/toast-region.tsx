import { Icon } from './icon.tsx'
import { CircleAlert } from './icons/circle-alert.ts'
import { CircleCheck } from './icons/circle-check.ts'
import { X } from './icons/x.ts'
import { useStore } from './store.ts'
import { toasts, type Toast } from './toast-store.ts'

/** Where toasts stand: bottom right, above the bottom navigation on small screens. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useStore(toasts.list)
  return (
    <section className="toast-region" aria-label={label}>
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
      <span>{text}</span>
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
