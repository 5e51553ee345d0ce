import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/**
 * A value of a row that is changed where it stands. Enter or leaving the field saves it, Escape takes it back.
 * What is refused stays to be mended, unless somebody else's value has come meanwhile: then that is shown.
 */
export function InlineField({
  label,
  text: known,
  inputMode = 'numeric',
  onSave,
}: {
  /** Names the row too. */
  label: string
  text: string
  inputMode?: 'numeric' | 'decimal'
  /** Throws what is wrong with the text. */
  onSave: (text: string) => Promise<void>
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(known)
  const [shown, setShown] = useState(known)
  const [isWrong, setIsWrong] = useState(false)
  // Somebody saved another one: it shows, unless this one is being changed.
  if (shown !== known) {
    setShown(known)
    setText(known)
    setIsWrong(false)
  }
  const save = async () => {
    setIsWrong(false)
    if (text.trim() === '' || text === known) {
      setText(known)
      return
    }
    await onSave(text.trim()).catch((error: unknown) => {
      setIsWrong(true)
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
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => setText(target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        setText(known)
        setIsWrong(false)
      }}
    />
  )
}

/** What is wrong with a typed text, to be thrown by `onSave`. */
export function fieldFault(message: string): ApiError {
  return new ApiError({ status: 422, code: 'validation', message })
}
