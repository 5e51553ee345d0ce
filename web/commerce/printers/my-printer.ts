import { MAX_PRINTERS } from '#contract/plain/printers-at-most.ts'
import { createBrowserStore } from '#web/data/browser-store.ts'
import { onSignOut } from '#web/data/identity.ts'
import { useStore } from '#web/ui/store.ts'

/** A printer of the visitor, as far as the header and the fit tick need it. */
export interface MyPrinter {
  id: number
  slug: string
  /** "Brother MFC-J5330DW" */
  name: string
  /** "MFC-J5330DW" */
  model: string
  brand: string
  technology: string
  /** What its owner calls it: "Studio". */
  nickname?: string | null | undefined
}

const YEAR_SECONDS = 31_536_000

/** The one the header names; the start script reads it before the first paint. */
const main = createBrowserStore<MyPrinter | undefined>({
  key: 'octavo_printer',
  read: (stored) => readPrinter(parse(stored)),
  write: (printer) => (printer === undefined ? null : JSON.stringify(printer)),
  apply: (printer) => {
    const root = document.documentElement
    if (printer === undefined) delete root.dataset['printer']
    else root.dataset['printer'] = ''
    root.style.setProperty('--my-printer', JSON.stringify(printer?.model ?? ''))
  },
})

const others = createBrowserStore<readonly MyPrinter[]>({
  key: 'octavo_printers',
  read: (stored) => [parse(stored) ?? []].flat().flatMap((value) => readPrinter(value) ?? []),
  write: (printers) => (printers.length === 0 ? null : JSON.stringify(printers)),
  apply: () => undefined,
})

/**
 * What is kept from now on, the main one first, as the account knows it. The server is told on /search, where what
 * fits comes first, and nowhere else: all other pages are the same for everybody.
 */
export function showPrinters(printers: readonly MyPrinter[]): void {
  const kept = printers.slice(0, MAX_PRINTERS).map(whole)
  document.cookie = `octavo_fits=${kept.map(({ id }) => id).join('.')};path=/search;max-age=${kept.length && YEAR_SECONDS};samesite=lax`
  const [first, ...rest] = kept
  others.set(rest)
  main.set(first)
}

/** An account's printers are not for whoever uses this browser next. */
onSignOut(() => showPrinters([]))

/** Undefined on the server and in the first render: pages keep a place of fixed size for it. */
export function useMyPrinter(): MyPrinter | undefined {
  return useStore(main)
}

/** All of the visitor's printers, the main one first. */
export function useMyPrinters(): readonly MyPrinter[] {
  return useStore({ get: myPrinters, subscribe: subscribeToPrinters, initial: NONE })
}

export const currentPrinter = main.get

export function subscribeToPrinters(listener: () => void): () => void {
  const leave = [main.subscribe(listener), others.subscribe(listener)]
  return () => leave.forEach((stop) => stop())
}

const NONE: readonly MyPrinter[] = []
let list = NONE

/** The same array as long as nothing has changed. */
export function myPrinters(): readonly MyPrinter[] {
  const first = main.get()
  const next = first === undefined ? NONE : [first, ...others.get()]
  const isSame = next.length === list.length && next.every((printer, at) => printer === list[at])
  if (!isSame) list = next
  return list
}

function whole({ id, slug, name, model, brand, technology, nickname }: MyPrinter): MyPrinter {
  return { id, slug, name, model, brand, technology, nickname: nickname ?? null }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function readPrinter(stored: unknown): MyPrinter | undefined {
  const value = stored as Partial<MyPrinter> | null
  const { id, slug, model } = value ?? {}
  if (typeof id !== 'number' || typeof slug !== 'string' || typeof model !== 'string')
    return undefined
  const { name = model, brand = '', technology = '', nickname } = value ?? {}
  return whole({ id, slug, model, name, brand, technology, nickname })
}
