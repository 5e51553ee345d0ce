import { useWatch } from 'react-hook-form'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'

import { changeOf, EMPTY_PRODUCT, type ProductValues, valuesOf } from './product-form.ts'
import type { AdminProduct } from './product-loader.ts'
import type { ProductForm } from './use-product-form.ts'

/** How much is not saved, at the foot of the window; only when there is something. */
export function SaveBar({
  formId,
  form,
  product,
  onDiscard,
}: {
  formId: string
  form: ProductForm
  product: AdminProduct | undefined
  onDiscard: () => void
}) {
  const { t, language } = useTranslation()
  const values = useWatch({ control: form.form.control }) as ProductValues
  if (!form.isDirty && !form.isBusy && product !== undefined) return null
  const before = product === undefined ? EMPTY_PRODUCT : valuesOf(product, language)
  const count = Object.keys(changeOf(before, values)).length
  return (
    <div className="product-save">
      <span className="flex flex-1 items-center gap-2" role="status">
        {count > 0 && (
          <>
            <Icon of={CircleAlert} />
            {t('admin.product.unsaved', { count })}
          </>
        )}
      </span>
      {form.isDirty && (
        <Button look="ghost" onClick={onDiscard}>
          {t('admin.product.discard')}
        </Button>
      )}
      <Button type="submit" form={formId} isBusy={form.isBusy}>
        {t('admin.product.save')}
      </Button>
    </div>
  )
}
