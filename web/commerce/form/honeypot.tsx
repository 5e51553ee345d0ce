import { HONEYPOT } from '#contract/plain/honeypot.ts'

/** A field that nobody sees or reaches: whoever fills it in is a program. */
export function Honeypot({
  label,
  value,
  onChange,
}: {
  label: string
  value?: string
  onChange?: (event: { target: { value: string } }) => void
}) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input
          name={HONEYPOT}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...(value !== undefined && { value, onChange })}
        />
      </label>
    </div>
  )
}
