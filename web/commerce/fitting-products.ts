import { useSyncExternalStore } from 'react'

import { browserCall } from '../data/shop-call.ts'
import { currentPrinter, subscribeToPrinter } from './my-printer.ts'

interface Fitting {
  slug: string
  ids: ReadonlySet<number>
}

const listeners = new Set<() => void>()
let fitting: Fitting | undefined

/** The ids of the articles that fit the visitor's printer; undefined while that is not known. */
export function useFittingProducts(): ReadonlySet<number> | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined)
}

function current(): ReadonlySet<number> | undefined {
  return fitting !== undefined && fitting.slug === currentPrinter()?.slug ? fitting.ids : undefined
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) leave = subscribeToPrinter(() => void load())
  listeners.add(listener)
  void load()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) leave?.()
  }
}
let leave: (() => void) | undefined

/** One answer serves all cards of a page; the API client keeps it for five minutes. */
async function load(): Promise<void> {
  const slug = currentPrinter()?.slug
  if (slug === undefined || fitting?.slug === slug) return tell()
  try {
    const { data } = await browserCall('GET /printers/{slug}', { params: { slug } })
    fitting = {
      slug,
      ids: new Set(data.groups.flatMap((group) => group.products.map((product) => product.id))),
    }
  } catch {
    // Without an answer the cards stay silent about the fit, which is true.
    fitting = undefined
  }
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
