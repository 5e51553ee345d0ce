import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { useStaffForm, type StaffForm } from '#web/admin/form/use-staff-form.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { bodyOf, changeOf, EMPTY_PRODUCT, type ProductValues, valuesOf } from './product-form.ts'
import type { AdminProduct } from './product-loader.ts'
import { useUnsaved } from './use-unsaved.ts'

export type ProductForm = StaffForm<ProductValues>

const PARTS = [
  'sale_from',
  'sale_to',
  'replaces_product_id',
  'linked_product_id',
  'successor_id',
  'related_ids',
  'pack_items',
  'product_colors',
  'images',
  'printers',
  'origin',
  'status',
] as const satisfies readonly (keyof ProductValues)[]

/** Changes what has no input of its own. */
export function setPart<Name extends (typeof PARTS)[number]>(
  { form }: ProductForm,
  name: Name,
  value: ProductValues[Name],
): void {
  form.setValue(name, value as never, { shouldDirty: true })
}

/** The one form of the editor: one save for all its tabs, and what was left unsaved offered back. */
export function useProductForm(product: AdminProduct | undefined) {
  const { language } = useTranslation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [baseVersion, setBaseVersion] = useState<number>()
  const form = useStaffForm<ProductValues>({
    values: product === undefined ? EMPTY_PRODUCT : valuesOf(product, language),
    async send(entered, version = baseVersion ?? product?.version) {
      const { data, message } =
        product === undefined
          ? await staffCall('POST /admin/products', { body: bodyOf(entered) })
          : await staffCall('PUT /admin/products/{id}', {
              params: { id: product.id },
              body: { ...changeOf(valuesOf(product, language), entered), version },
            })
      unsaved.forget()
      setBaseVersion(undefined)
      form.form.reset(valuesOf(data, language))
      toasts.show(message)
      void refreshWork()
      if (product === undefined)
        await navigate(adminPath.product(data.id) + window.location.hash, { replace: true })
      else await revalidator.revalidate()
    },
    current: (record) => {
      const theirs = record as AdminProduct
      return { values: valuesOf(theirs, language), version: theirs.version }
    },
  })
  // They have no input of their own: an error at one of them is gone with the next attempt.
  for (const name of PARTS) form.form.register(name)
  const unsaved = useUnsaved(form.form, {
    id: product?.id ?? null,
    version: product?.version ?? 0,
    isDirty: form.isDirty,
  })
  return {
    form,
    offer: unsaved.offer,
    /** It was begun on the version of that time: whatever was saved since is shown as a conflict. */
    takeOffer: () => {
      if (product !== undefined) setBaseVersion(unsaved.offer?.version)
      unsaved.takeOffer()
    },
    forgetOffer: unsaved.forget,
    discard: () => {
      unsaved.forget()
      setBaseVersion(undefined)
      form.form.reset()
    },
  }
}
