import { useCombobox, type UseComboboxStateChange } from 'downshift'
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'

import { optionId, type ComboboxOption } from './combobox-option.ts'
import { MarkedText } from './marked-text.tsx'

/** What the box passes on to its list. */
export interface ListKeys {
  press: (event: KeyboardEvent) => void
  leave: (event: FocusEvent) => void
}

interface ComboboxListProps {
  id: string
  label: string
  box: RefObject<HTMLInputElement | null>
  keys: Ref<ListKeys>
  text: string
  options: readonly ComboboxOption[]
  isOpen: boolean
  active: number
  foot: ReactNode
  onActive: (index: number) => void
  onClose: () => void
  onChoose: (option: ComboboxOption) => void
}

/**
 * The list below a box, or above it where there is more room. Downshift knows its keys, its
 * pointer and its touch; text, open and active option are the box's.
 */
export function ComboboxList({
  id,
  label,
  box,
  keys,
  text,
  options,
  isOpen,
  active,
  foot,
  onActive,
  onClose,
  onChoose,
}: ComboboxListProps) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = Math.min(ENOUGH_PX, options.length * OPTION_PX + FOOT_PX)
  const { getInputProps, getItemProps, getMenuProps } = useCombobox<ComboboxOption>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    selectedItem: null,
    isOpen,
    highlightedIndex: active,
    menuId: id,
    getItemId: (index) => optionId(id, index),
    onStateChange: (change) => follow(change),
  })
  const follow = ({ type, ...change }: UseComboboxStateChange<ComboboxOption>) => {
    const types = useCombobox.stateChangeTypes
    // Leaving the box chooses nothing: only a press or Enter does.
    if (type === types.InputBlur) onClose()
    else if (change.selectedItem) onChoose(change.selectedItem)
    else if (change.isOpen === false) onClose()
    else if (change.highlightedIndex !== undefined) onActive(change.highlightedIndex)
  }
  const { ref, onKeyDown, onBlur } = getInputProps({}, { suppressRefError: true })
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(box.current)
  })
  useImperativeHandle(keys, () => ({
    press: (event) => onKeyDown?.(event),
    leave: (event) => onBlur?.(event),
  }))
  useLayoutEffect(() => {
    if (!isOpen || place.current === null || box.current === null) return undefined
    return keepBeside(place.current, box.current, wanted)
  }, [isOpen, box, wanted])

  return (
    <div ref={place} popover="manual" className="menu combobox-place">
      <div
        {...getMenuProps({ 'aria-label': label })}
        className="combobox-list"
        hidden={!isOpen || options.length === 0}
      >
        {isOpen &&
          options.map((option, index) => (
            <div
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={index === active ? 'menu-item is-active' : 'menu-item'}
            >
              <span>
                <MarkedText text={option.label} query={text} />
                {option.detail !== undefined && (
                  <span className="text-muted block text-sm">{option.detail}</span>
                )}
              </span>
            </div>
          ))}
      </div>
      {isOpen && foot !== undefined && <p className="combobox-foot">{foot}</p>}
    </div>
  )
}

const GAP_PX = 6
const EDGE_PX = 8
const OPTION_PX = 44
const FOOT_PX = 56
/** A list that has this much room below its box needs no more. */
const ENOUGH_PX = 240

/** Shows the list over everything, beside the box wherever that moves. Answers how to stop. */
function keepBeside(list: HTMLElement, box: HTMLElement, wanted: number): () => void {
  const screen = window.visualViewport
  const put = () => {
    const { top, bottom, left, width } = box.getBoundingClientRect()
    const height = screen?.height ?? window.innerHeight
    const offset = screen?.offsetTop ?? 0
    const below = offset + height - bottom - GAP_PX - EDGE_PX
    const above = top - offset - GAP_PX - EDGE_PX
    const isAbove = below < wanted && above > below
    Object.assign(list.style, {
      left: `${left}px`,
      width: `${width}px`,
      top: isAbove ? 'auto' : `${bottom + GAP_PX}px`,
      bottom: isAbove ? `${window.innerHeight - top + GAP_PX}px` : 'auto',
      maxHeight: `${Math.max(0, isAbove ? above : below)}px`,
    })
  }
  put()
  list.showPopover()
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  window.addEventListener('scroll', put, options)
  window.addEventListener('resize', put, options)
  screen?.addEventListener('resize', put, options)
  screen?.addEventListener('scroll', put, options)
  return () => {
    stop.abort()
    if (list.isConnected) list.hidePopover()
  }
}
