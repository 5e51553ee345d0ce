/** Progress towards a goal; done turns it green. `label` says what it measures. */
export function Meter({
  value,
  max,
  label,
  className = '',
}: {
  value: number
  max: number
  label: string
  className?: string
}) {
  const percent = max <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((value / max) * 100)))
  return (
    <div
      className={`meter ${percent === 100 ? 'is-done' : ''} ${className}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
