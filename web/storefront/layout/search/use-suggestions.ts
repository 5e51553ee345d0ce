import { useCallback, useEffect, useRef, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { browserCall } from '#web/data/shop-call.ts'

export type Found = Answer<'GET /search/suggest'>['data']

const MIN_CHARACTERS = 2
const DEBOUNCE_MS = 150

export function countOf({ printers, products, categories }: Found): number {
  return printers.length + products.length + categories.length
}

/** What a term suggests, from two characters and 150 ms after the last key. */
export function useSuggestions() {
  const [answer, setAnswer] = useState<{ term: string; found: Found }>()
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    asking.current?.abort()
    setIsOpen(false)
  }, [])
  useEffect(() => close, [close])

  const ask = async (term: string) => {
    asking.current?.abort()
    const abort = new AbortController()
    asking.current = abort
    try {
      const { data: found } = await browserCall(
        'GET /search/suggest',
        { query: { q: term } },
        { signal: abort.signal },
      )
      setAnswer({ term, found })
      setIsOpen(true)
    } catch {
      // Suggestions are a help: without an answer the search itself still works.
      if (!abort.signal.aborted) setIsOpen(false)
    }
  }

  const type = (text: string) => {
    const term = text.trim()
    clearTimeout(timer.current)
    if (term.length < MIN_CHARACTERS || !/[\p{L}\p{N}]/u.test(term)) close()
    else timer.current = setTimeout(() => void ask(term), DEBOUNCE_MS)
  }

  return { answer, isOpen: isOpen && answer !== undefined, close, type }
}
