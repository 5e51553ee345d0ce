import { useId } from 'react'

interface SettingSwitchProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that takes effect at once, with its explanation. */
export function SettingSwitch({ label, hint, isOn, onChange }: SettingSwitchProps) {
  const id = useId()
  return (
    <div className="setting">
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-muted block text-sm">
          {hint}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onClick={() => onChange(!isOn)}
      />
    </div>
  )
}
