import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { FieldError } from '#web/ui/field.tsx'

import { CODE_DIGITS, digitAt, withDigits } from './code-digits.ts'

interface CodeBoxesProps {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const PLACES = Array.from({ length: CODE_DIGITS }, (_, place) => place)

/** Six boxes for a mailed code: typing goes on by itself, pasting or autofill fills them all. */
export function CodeBoxes({ id, value, error, onChange }: CodeBoxesProps) {
  const { t } = useTranslation()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const errorId = `${id}-error`
  const goTo = (place: number) =>
    boxes.current[Math.min(Math.max(place, 0), CODE_DIGITS - 1)]?.focus()

  const enter = (place: number, typed: string) => {
    const digits = typed.replaceAll(/\D/g, '')
    // A digit typed after the existing one replaces it.
    const fresh =
      digits.length === 2 && digits.startsWith(digitAt(value, place)) ? digits.slice(1) : digits
    onChange(withDigits(value, place, fresh))
    if (fresh !== '') goTo(place + fresh.length)
  }
  const press = (event: KeyboardEvent, place: number) => {
    // Typing the same digit again is no change event, but should still move to the next box.
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) enter(place, event.key)
    else if (event.key === 'ArrowLeft') goTo(place - 1)
    else if (event.key === 'ArrowRight') goTo(place + 1)
    else if (event.key === 'Backspace' && digitAt(value, place) === '') {
      onChange(withDigits(value, place - 1, ''))
      goTo(place - 1)
    } else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent, place: number) => {
    event.preventDefault()
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '')
    const from = digits.length >= CODE_DIGITS ? 0 : place
    onChange(withDigits(value, from, digits))
    goTo(from + digits.length)
  }

  return (
    <fieldset>
      <legend className="label mb-1.5">{t('forgot.code.label')}</legend>
      <div className="code-boxes">
        {PLACES.map((place) => (
          <input
            key={place}
            id={place === 0 ? id : `${id}-${place}`}
            ref={(box) => {
              boxes.current[place] = box
            }}
            className="input num code-digit"
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={t('forgot.code.digit', { place: place + 1, of: CODE_DIGITS })}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            value={digitAt(value, place)}
            onChange={(event) => enter(place, event.target.value)}
            onKeyDown={(event) => press(event, place)}
            onPaste={(event) => paste(event, place)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
