import { createBrowserStore } from '#web/data/browser-store.ts'
import { useStore } from '#web/ui/store.ts'

export type VatSide = 'incl' | 'excl'

const store = createBrowserStore<VatSide>({
  key: 'octavo_vat',
  read: (stored) => (stored === 'excl' ? 'excl' : 'incl'),
  write: (side) => side,
  apply: (side) => {
    if (side === 'excl') document.documentElement.dataset['vat'] = 'excl'
    else delete document.documentElement.dataset['vat']
  },
})

/** Both prices are in the page; this only says which one is big (CSS by `data-vat` on the document). */
export const setVatSide = store.set

export function useVatSide(): VatSide {
  return useStore(store)
}

/** Forgets the choice. */
export const forgetVatSide = store.forget

/** Whether the visitor ever chose: a business that did not starts with prices excluding VAT. */
export function wasVatSideChosen(): boolean {
  return store.isStored()
}
