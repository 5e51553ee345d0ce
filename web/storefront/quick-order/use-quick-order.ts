import { useEffect, useRef, useState } from 'react'

import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import {
  QUICK_ORDER_PIECES,
  readTypedList,
  type TypedLine,
} from '#contract/plain/quick-order-list.ts'
import { openCart, refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { type QuickLine, stateOf, toQuickLine } from './quick-line.ts'

export interface QuickOrder {
  content: string
  setContent: (content: string) => void
  /** When the list was checked that stands there from last time. */
  keptAt: string | undefined
  /** Undefined until a list was checked. */
  lines: readonly QuickLine[] | undefined
  setLines: (lines: readonly QuickLine[]) => void
  /** Said at the list: why it could not be checked or added. */
  refusal: string | undefined
  busy: 'checking' | 'adding' | undefined
  check: () => Promise<void>
  add: () => Promise<void>
  clear: () => void
}

/** A list of articles: checked by the shop, put into the cart in one go, and kept there for next time. */
export function useQuickOrder(): QuickOrder {
  const { t } = useTranslation()
  const [content, setContent] = useState('')
  const [keptAt, setKeptAt] = useState<string>()
  const [lines, setLines] = useState<readonly QuickLine[]>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<QuickOrder['busy']>()

  useKept((kept) => {
    // What somebody is typing already is newer.
    setContent((typed) => (typed === '' ? kept.content : typed))
    setKeptAt(kept.savedAt)
  })

  const check = async () => {
    const typed = readTypedList(content)
    const asked = typed.slice(0, CART_LINES_AT_MOST)
    setRefusal(undefined)
    if (asked.length === 0) return setRefusal(t('quickOrder.empty'))
    setBusy('checking')
    void keepList(content).catch(() => undefined)
    try {
      setLines(await checkLines(asked))
      setKeptAt(undefined)
      if (asked.length < typed.length)
        setRefusal(t('quickOrder.tooMany', { max: CART_LINES_AT_MOST }))
    } catch (error) {
      setRefusal(refusalText(error, t('quickOrder.failure')))
    }
    return setBusy(undefined)
  }
  const add = async () => {
    const ready = (lines ?? []).filter((line) => stateOf(line) === 'ready')
    setBusy('adding')
    try {
      const { message, outcomes } = await addLines(ready)
      setLines(
        (lines ?? []).map((line) => ({
          ...line,
          outcome: outcomes.get(line.place) ?? line.outcome,
        })),
      )
      toasts.show(message, { label: t('quickOrder.viewCart'), run: openCart })
    } catch (error) {
      toasts.showError(refusalText(error, t('quickOrder.addFailure')))
    }
    setBusy(undefined)
  }
  const clear = () => {
    setContent('')
    setLines(undefined)
    setKeptAt(undefined)
    setRefusal(undefined)
    void keepList('').catch(() => undefined)
  }
  return { content, setContent, keptAt, lines, setLines, refusal, busy, check, add, clear }
}

interface Kept {
  content: string
  savedAt: string
}

/** Fetches the list of last time, once. */
function useKept(show: (kept: Kept) => void): void {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    const abort = new AbortController()
    const fetchKept = async () => {
      // Without it the page starts empty.
      const kept = await keptList(abort.signal).catch(() => undefined)
      if (kept !== undefined && !abort.signal.aborted) latest.current(kept)
    }
    void fetchKept()
    return () => abort.abort()
  }, [])
}

async function checkLines(asked: readonly TypedLine[]): Promise<QuickLine[]> {
  const body = {
    lines: asked.map(({ text, quantity, hasQuantity }) => ({
      text,
      quantity: Math.min(quantity, QUICK_ORDER_PIECES),
      has_quantity: hasQuantity,
    })),
  }
  const { data } = await browserCall('POST /quick-order', { body })
  return asked.flatMap((line, index) => {
    const match = data.lines[index]
    return match === undefined ? [] : [toQuickLine(line, match, index)]
  })
}

async function addLines(lines: readonly QuickLine[]) {
  const body = {
    lines: lines.flatMap(({ article, colorId, quantity }) =>
      article === undefined
        ? []
        : [{ product_id: article.id, product_color_id: colorId, quantity }],
    ),
  }
  const { data, message } = isSignedIn()
    ? await browserCall('POST /customer/cart/add-lines', { body })
    : await browserCall('POST /guest/cart/add-lines', { body })
  await refreshCart()
  return {
    message,
    outcomes: new Map(lines.map(({ place }, index) => [place, data.lines[index]])),
  }
}

async function keptList(signal: AbortSignal): Promise<Kept | undefined> {
  const { data } = isSignedIn()
    ? await browserCall('GET /customer/quick-order', {}, { signal })
    : await browserCall('GET /guest/quick-order', {}, { signal })
  return data.saved_at === null ? undefined : { content: data.content, savedAt: data.saved_at }
}

function keepList(content: string) {
  const body = { content }
  return isSignedIn()
    ? browserCall('PUT /customer/quick-order', { body })
    : browserCall('PUT /guest/quick-order', { body })
}
