import { browserCall } from '#web/data/shop-call.ts'
import { createStore, useStore } from '#web/ui/store.ts'

import { myPrinters, subscribeToPrinters, type MyPrinter } from './my-printer.ts'

/** Slug of a printer → ids of the articles that fit it. */
type Fitting = ReadonlyMap<string, ReadonlySet<number>>

/** Of the visitor's printers, while a page shows whether articles fit. */
const fitting = createStore<Fitting>(new Map(), () => {
  void load()
  return subscribeToPrinters(() => void load())
})

export interface Fit {
  /** The visitor's printer that it fits, or their main one when it fits none. */
  printer: MyPrinter
  fits: boolean
}

/** Whether an article fits one of the visitor's printers; undefined while that is not known or there is none. */
export function useFit(productId: number): Fit | undefined {
  return useFits()(productId)
}

/** The same for any article of a list. */
export function useFits(): (productId: number) => Fit | undefined {
  const known = useStore(fitting)
  return (productId) => fitAmong(productId, known)
}

function fitAmong(productId: number, known: Fitting): Fit | undefined {
  const printers = myPrinters()
  const [main] = printers
  if (main === undefined || known.size === 0) return undefined
  const fitted = printers.find(({ slug }) => known.get(slug)?.has(productId) === true)
  if (fitted !== undefined) return { printer: fitted, fits: true }
  return printers.every(({ slug }) => known.has(slug)) ? { printer: main, fits: false } : undefined
}

/** One answer a printer serves all cards of a page; the API client keeps it for five minutes. */
async function load(): Promise<void> {
  const slugs = myPrinters().map(({ slug }) => slug)
  const missing = slugs.filter((slug) => !fitting.get().has(slug))
  if (missing.length === 0 && fitting.get().size === slugs.length) return
  const loaded = await Promise.all(
    missing.map(async (slug) => [slug, await articlesFor(slug)] as const),
  )
  // Without an answer the cards say nothing about the fit.
  const found = loaded.filter((entry): entry is [string, Set<number>] => entry[1] !== undefined)
  const wanted = new Set(myPrinters().map(({ slug }) => slug))
  fitting.set(new Map([...fitting.get(), ...found].filter(([slug]) => wanted.has(slug))))
}

async function articlesFor(slug: string): Promise<Set<number> | undefined> {
  try {
    const { data } = await browserCall('GET /printers/{slug}', { params: { slug } })
    return new Set(data.groups.flatMap(({ products }) => products.map(({ id }) => id)))
  } catch {
    return undefined
  }
}
