import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import type { ProductValues } from './product-form.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf, type UnsavedProduct } from './unsaved-product.ts'

const WAIT_MS = 700

/** Keeps what is being written in this browser, and offers what an earlier visit left behind. */
export function useUnsaved(
  form: UseFormReturn<ProductValues>,
  { id, version, isDirty }: { id: number | null; version: number; isDirty: boolean },
) {
  const [offer, setOffer] = useState<UnsavedProduct | undefined>(() =>
    unsavedOf(id, form.getValues()),
  )
  const isOffered = offer !== undefined
  useEffect(() => {
    // What is offered is not overwritten before somebody has chosen.
    if (!isDirty || isOffered) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => keepUnsaved({ id, version, at: new Date().toISOString(), values: form.getValues() }),
        WAIT_MS,
      )
    }
    keep()
    const { unsubscribe } = form.watch(keep)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, id, version, isDirty, isOffered])
  return {
    offer,
    takeOffer: () => {
      if (offer !== undefined) form.reset(offer.values, { keepDefaultValues: true })
      setOffer(undefined)
    },
    forget: () => {
      forgetUnsaved()
      setOffer(undefined)
    },
  }
}
