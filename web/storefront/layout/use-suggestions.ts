import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'

import type { Answer } from '#contract/api.ts'

import { browserCall } from '../../data/shop-call.ts'

export type Found = Answer<'GET /search/suggest'>['data']

const MIN_CHARACTERS = 2
const DEBOUNCE_MS = 150

/** What a term suggests, from two characters and 150 ms after the last key; arrows walk through it. */
export function useSuggestions() {
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<Found>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    asking.current?.abort()
    setIsOpen(false)
    setActive(undefined)
  }, [])
  useEffect(() => close, [close])

  const ask = async (wanted: string) => {
    asking.current?.abort()
    const abort = new AbortController()
    asking.current = abort
    try {
      const { data } = await browserCall(
        'GET /search/suggest',
        { query: { q: wanted } },
        { signal: abort.signal },
      )
      setTerm(wanted)
      setFound(data)
      setActive(undefined)
      setIsOpen(true)
    } catch {
      // Suggestions are a help: without an answer the search itself still works.
      if (!abort.signal.aborted) setIsOpen(false)
    }
  }

  const type = (text: string) => {
    const wanted = text.trim()
    clearTimeout(timer.current)
    if (wanted.length < MIN_CHARACTERS) return close()
    timer.current = setTimeout(() => void ask(wanted), DEBOUNCE_MS)
  }

  const press = (event: KeyboardEvent<HTMLInputElement>, listId: string) => {
    if (!isOpen) return
    const options = document.querySelectorAll<HTMLAnchorElement>(
      `#${CSS.escape(listId)} [role=option]`,
    )
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = neighbour(active, event.key === 'ArrowDown' ? 1 : -1, options.length)
      setActive(next)
      options[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active !== undefined) {
      const target = options[active]?.getAttribute('href')
      if (target == null) return
      event.preventDefault()
      close()
      void navigate(target)
    }
  }

  return {
    term,
    found,
    isOpen,
    active,
    close,
    type,
    press,
    activeId: (listId: string) =>
      isOpen && active !== undefined ? `${listId}-${active}` : undefined,
  }
}

function neighbour(active: number | undefined, step: 1 | -1, count: number): number {
  if (active === undefined) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
