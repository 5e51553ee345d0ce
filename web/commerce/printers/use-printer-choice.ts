import { useEffect, useRef, useState, type RefObject } from 'react'

import type { Printer } from '#contract/catalogue.ts'
import { browserCall } from '#web/data/shop-call.ts'

import { findPrinters, type FoundPrinters, type PrintersAsked } from './find-printers.ts'

const DEBOUNCE_MS = 150

/** What there is to say about the typed name, once it has been sent. */
export type PrinterNote =
  | { kind: 'empty' | 'failed' }
  | { kind: 'none' | 'several'; found: FoundPrinters }

interface Asked {
  brand?: string
  series?: string
  /** What stands in the box at first. */
  given?: string
}

export interface PrinterChoice {
  box: RefObject<HTMLInputElement | null>
  text: string
  type: (text: string) => void
  found: FoundPrinters | undefined
  choose: (printer: Printer) => void
  isOpen: boolean
  open: (isOpen: boolean) => void
  note: PrinterNote | undefined
  isBusy: boolean
  /** The printer that is chosen or meant. Without one the box says why, and nothing typed is lost. */
  submit: () => Promise<Printer | undefined>
}

/** A printer being named: by typing it, or by choosing what is offered. The server says what matches. */
export function usePrinterChoice({ brand = '', series = '', given = '' }: Asked): PrinterChoice {
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(given)
  const [chosen, choose] = useState<Printer>()
  const [isOpen, open] = useState(false)
  const [note, setNote] = useState<PrinterNote>()
  const [isBusy, setIsBusy] = useState(false)
  const q = text.trim()
  const found = useFound({ q, brand, series }, isOpen)

  const say = (next: PrinterNote) => {
    setNote(next)
    box.current?.focus()
  }
  const submit = async () => {
    if (chosen !== undefined) return chosen
    if (q === '') {
      say({ kind: 'empty' })
      return undefined
    }
    setIsBusy(true)
    try {
      const answer = await findPrinters(browserCall, { q, brand, series })
      // While it was asked somebody may have typed on.
      if (box.current !== null && box.current.value.trim() !== q) return undefined
      if (answer.match !== null) return answer.match
      say({ kind: answer.total === 0 ? 'none' : 'several', found: answer })
      open(answer.total > 0)
    } catch {
      say({ kind: 'failed' })
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  return {
    box,
    text,
    type: (next) => {
      setText(next)
      choose(undefined)
      setNote(undefined)
    },
    found,
    choose,
    isOpen,
    open,
    note,
    isBusy,
    submit,
  }
}

/** What the box offers while its list is open; undefined until the answer to just this is there. */
function useFound(
  { q, brand, series }: PrintersAsked,
  isWanted: boolean,
): FoundPrinters | undefined {
  const asked = JSON.stringify([q, brand, series])
  const [answer, setAnswer] = useState<{ asked: string; found: FoundPrinters }>()
  useEffect(() => {
    if (!isWanted || q + brand === '') return undefined
    const abort = new AbortController()
    const ask = async () => {
      const found = await findPrinters(browserCall, { q, brand, series }, abort)
      setAnswer({ asked, found })
    }
    // No answer, no list: the next key asks again, and the button says what is wrong.
    const timer = setTimeout(() => void ask().catch(() => undefined), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isWanted, asked, q, brand, series])
  return answer?.asked === asked ? answer.found : undefined
}
