import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

import type { ListKeys } from './combobox-list.tsx'
import { optionId, type ComboboxOption } from './combobox-option.ts'
import type { FieldControl } from './field.tsx'
import { useLoaded } from './use-loaded.ts'

const loadList = () => import('./combobox-list.tsx')

interface ComboboxProps {
  control: FieldControl
  name: string
  text: string
  /** Called with what is typed, and with the label of what is chosen; nothing else changes the text. */
  onText: (text: string) => void
  /** What the text may mean; empty while that is not known. */
  options: readonly ComboboxOption[]
  onChoose: (value: string) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Names the list for screen readers. */
  listLabel: string
  /** Below the options, "12 of 48 shown", or in place of them. */
  foot?: ReactNode
  placeholder?: string
  input?: RefObject<HTMLInputElement | null>
}

/**
 * A box with a list of what its text may mean. The box stands in the server's page and keeps what
 * is typed; the list and its keys come when the box is first used.
 */
export function Combobox({
  control,
  name,
  text,
  onText,
  options,
  onChoose,
  isOpen,
  onOpen,
  listLabel,
  foot,
  placeholder,
  input,
}: ComboboxProps) {
  const own = useRef<HTMLInputElement>(null)
  const box = input ?? own
  const keys = useRef<ListKeys>(null)
  const listId = useId()
  const [isUsed, setIsUsed] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useLoaded(loadList, isUsed)
  const isShown = isOpen && list !== undefined && (options.length > 0 || foot !== undefined)

  const show = (next: boolean) => {
    setIsUsed(true)
    setActive(-1)
    onOpen(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // Without a chosen option Enter is the form's; a closed list leaves Escape to the dialog around it.
    if (event.key === 'Enter' && (!isShown || active < 0)) return
    if (event.key === 'Escape' && !isShown) return
    if (event.key === 'Escape') event.stopPropagation()
    if (!isShown && event.key.startsWith('Arrow')) show(true)
    keys.current?.press(event)
  }

  return (
    <div className="combobox">
      <input
        {...control}
        ref={box}
        className="input combobox-input"
        name={name}
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        aria-autocomplete="list"
        aria-expanded={isShown && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
        placeholder={placeholder}
        value={text}
        onFocus={() => setIsUsed(true)}
        onClick={() => show(true)}
        onChange={(event) => {
          onText(event.target.value)
          // What the browser fills in by itself opens nothing.
          show(document.activeElement === event.target)
        }}
        onKeyDown={press}
        onBlur={(event) => keys.current?.leave(event)}
      />
      {list === undefined ? (
        <div id={listId} role="listbox" aria-label={listLabel} hidden />
      ) : (
        <list.ComboboxList
          id={listId}
          label={listLabel}
          box={box}
          keys={keys}
          text={text}
          options={options}
          isOpen={isShown}
          active={active}
          foot={foot}
          onActive={setActive}
          onClose={() => show(false)}
          onChoose={(option) => {
            onText(option.label)
            onChoose(option.value)
            show(false)
          }}
        />
      )}
    </div>
  )
}
