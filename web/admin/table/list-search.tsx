import { useEffect, useRef, useState } from 'react'

import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'

import { useListAddress } from './use-list-address.ts'

const WAIT_MS = 300

/** Looks while somebody types. `/` leads here from anywhere on the screen. */
export function ListSearch({ label }: { label: TextKey }) {
  const { t } = useTranslation()
  const list = useListAddress()
  const asked = list.params.get('search') ?? ''
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  const box = useRef<HTMLInputElement>(null)
  // Back, a tab or a saved view changed the address: the box says what is looked for now.
  if (asked !== known) {
    setKnown(asked)
    setText(asked)
  }
  useEffect(() => {
    if (text.trim() === asked) return undefined
    const timer = setTimeout(() => {
      setKnown(text.trim())
      list.go({ search: text.trim() }, true)
    }, WAIT_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `list` is another object on each render
  }, [text, asked])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <search className="list-search">
      <Icon of={Search} />
      <input
        ref={box}
        type="search"
        className="input"
        aria-label={t(label)}
        placeholder={t(label)}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}

/** Where letters are text and no commands. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('dialog, [role="menu"]') !== null ||
      /^(input|textarea|select)$/i.test(target.tagName))
  )
}
