import { useSyncExternalStore } from 'react'

import { createBrowserStore } from './browser-store.ts'

/** The visitor's printer, as far as the header and the fit tick need it. */
export interface MyPrinter {
  id: number
  slug: string
  /** "Brother MFC-J5330DW" */
  name: string
  /** "MFC-J5330DW" */
  model: string
  brand: string
  technology: string
}

const store = createBrowserStore<MyPrinter | undefined>({
  key: 'octavo_printer',
  read: readPrinter,
  write: (printer) => (printer === undefined ? null : JSON.stringify(printer)),
  apply: (printer) => {
    const root = document.documentElement
    if (printer === undefined) delete root.dataset['printer']
    else root.dataset['printer'] = ''
    root.style.setProperty('--my-printer', JSON.stringify(printer?.model ?? ''))
  },
})

/** Remembers the printer for this visit and the next; undefined forgets it. */
export function setMyPrinter(printer: MyPrinter | undefined): void {
  store.set(
    printer && {
      id: printer.id,
      slug: printer.slug,
      name: printer.name,
      model: printer.model,
      brand: printer.brand,
      technology: printer.technology,
    },
  )
}

/** Undefined on the server and in the first render: pages keep a place of fixed size for it. */
export function useMyPrinter(): MyPrinter | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}

export const currentPrinter = store.get
export const subscribeToPrinter = store.subscribe

function readPrinter(stored: string | null): MyPrinter | undefined {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<MyPrinter> | null
    const isWhole =
      typeof value?.id === 'number' &&
      typeof value.slug === 'string' &&
      typeof value.model === 'string'
    if (!isWhole) return undefined
    const { id, slug, model } = value as MyPrinter
    return {
      id,
      slug,
      model,
      name: value.name ?? model,
      brand: value.brand ?? '',
      technology: value.technology ?? '',
    }
  } catch {
    return undefined
  }
}
