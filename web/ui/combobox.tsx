import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import type { FieldControl } from './field.tsx'
import { MarkedText } from './marked-text.tsx'
import { matchRange } from './text-match.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line, also searched. */
  detail?: string
}

interface ComboboxProps {
  control: FieldControl
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Names the list for screen readers. */
  listLabel: string
  /** Shown when nothing matches: "Not in the list? Ask us." */
  emptyText: ReactNode
  placeholder?: string
  isDisabled?: boolean
}

const SHOWN_OPTIONS = 100

/** A select with type-ahead on any part of the name: arrows, Home, End, Enter and Escape as ARIA describes. */
export function Combobox({
  control,
  options,
  value,
  onChange,
  listLabel,
  emptyText,
  placeholder,
  isDisabled = false,
}: ComboboxProps) {
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const matches =
    typed === undefined || typed.trim() === ''
      ? options
      : options.filter((option) => holds(option, typed))
  const shown = matches.slice(0, SHOWN_OPTIONS)

  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option !== undefined) onChange(option.value)
    close()
  }
  const moveTo = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, { active, last: shown.length - 1, isOpen })
    if (target !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      moveTo(target)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(shown[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="combobox">
      <input
        {...control}
        className="input combobox-input"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={
          isOpen && shown[active] !== undefined ? `${listId}-${active}` : undefined
        }
        disabled={isDisabled}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
          setIsOpen(true)
          if (event.target.value === '') onChange(undefined)
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={press}
        onBlur={close}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        className="menu combobox-list"
        hidden={!isOpen}
      >
        {isOpen &&
          shown.map((option, index) => (
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={index === active ? 'menu-item is-active' : 'menu-item'}
              onPointerDown={(event) => {
                event.preventDefault()
                choose(option)
              }}
            >
              <span>
                <MarkedText text={option.label} query={typed ?? ''} />
                {option.detail !== undefined && (
                  <span className="text-muted block text-sm">{option.detail}</span>
                )}
              </span>
            </div>
          ))}
      </div>
      {isOpen && shown.length === 0 && (
        <p className="menu combobox-list combobox-empty" role="status">
          {emptyText}
        </p>
      )}
    </div>
  )
}

function holds(option: ComboboxOption, typed: string): boolean {
  return matchRange(`${option.label} ${option.detail ?? ''}`, typed) !== undefined
}

function targetOf(
  key: string,
  { active, last, isOpen }: { active: number; last: number; isOpen: boolean },
): number | undefined {
  if (last < 0) return undefined
  if (key === 'ArrowDown') return isOpen ? Math.min(active + 1, last) : 0
  if (key === 'ArrowUp') return isOpen ? Math.max(active - 1, 0) : last
  if (isOpen && key === 'PageDown') return Math.min(active + 8, last)
  if (isOpen && key === 'PageUp') return Math.max(active - 8, 0)
  return undefined
}
