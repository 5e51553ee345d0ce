import { useCallback, useEffect, useRef, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { myPrinters } from '#web/commerce/printers/my-printer.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'

export type Found = Answer<'GET /search/suggest'>['data']

const MIN_CHARACTERS = 2
const DEBOUNCE_MS = 150

export function countOf({ printers, products, categories }: Found): number {
  return printers.length + products.length + categories.length
}

/** Is there a word or a number in it? */
export function canBeSearched(term: string): boolean {
  return term.length >= MIN_CHARACTERS && /[\p{L}\p{N}]/u.test(term)
}

/**
 * Asks what a term suggests, 150 ms after the last key. An answer to an older term never comes after that
 * to a newer one, and none comes once `stop` was called.
 */
export function useSuggestions({
  onAnswer,
  onFailed,
}: Record<'onAnswer' | 'onFailed', () => void>) {
  const { reading } = useTranslation()
  const [answer, setAnswer] = useState<{ term: string; found: Found }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }, [])
  useEffect(() => stop, [stop])

  const ask = async (term: string) => {
    asking.current?.abort()
    const abort = new AbortController()
    asking.current = abort
    try {
      // Those who read German get English texts with the Dutch names.
      const names = reading === 'de' ? { names: 'nl' as const } : {}
      const { data: found } = await browserCall(
        'GET /search/suggest',
        { query: { q: term, fits: myPrinters().map(({ id }) => id), ...names } },
        { signal: abort.signal },
      )
      if (abort.signal.aborted) return
      setAnswer({ term, found })
      onAnswer()
    } catch {
      // Suggestions are a help: without an answer the search itself still works.
      if (!abort.signal.aborted) onFailed()
    }
  }

  const askSoon = (term: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(term), DEBOUNCE_MS)
  }

  return { answer, askSoon, stop }
}
