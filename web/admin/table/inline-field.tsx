import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/**
 * A value of a row that is changed where it stands. Enter or leaving the field saves it, Escape takes it back,
 * and what is refused shows the former value again.
 */
export function InlineField({
  label,
  text: known,
  inputMode = 'numeric',
  clean,
  onSave,
}: {
  /** Names the row too. */
  label: string
  text: string
  inputMode?: 'numeric' | 'decimal'
  /** What may be typed; left out: digits. */
  clean?: (text: string) => string
  onSave: (text: string) => Promise<void>
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(known)
  const [shown, setShown] = useState(known)
  // Somebody saved another one: it shows, unless this one is being changed.
  if (shown !== known) {
    setShown(known)
    setText(known)
  }
  const save = async () => {
    if (text.trim() === '' || text === known) {
      setText(known)
      return
    }
    await onSave(text).catch((error: unknown) => {
      setText(known)
      toasts.showError(refusalText(error, t('admin.failure.title')))
    })
  }
  return (
    <input
      className="input list-inline"
      inputMode={inputMode}
      autoComplete="off"
      maxLength={10}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText((clean ?? digits)(target.value))}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setText(known)
      }}
    />
  )
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}
