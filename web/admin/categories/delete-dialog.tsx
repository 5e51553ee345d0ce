import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { CategoryRow } from './categories-loader.ts'
import { CategoryOptions } from './category-options.tsx'

const NOWHERE = 'nowhere'

/**
 * Deletes a category; what is in it goes to the one above, unless staff choose another. At the top there
 * is none above, so they must choose.
 */
export function DeleteDialog({
  category,
  rows,
  onClose,
  onDeleted,
}: {
  category: CategoryRow
  rows: readonly CategoryRow[]
  onClose: () => void
  onDeleted: () => void
}) {
  const { t, reading } = useTranslation()
  const form = useStaffForm({
    values: { move_to: String(category.parent_id ?? '') },
    async send({ move_to: to }) {
      try {
        const { message } = await staffCall('DELETE /admin/categories/{id}', {
          params: { id: category.id },
          query: to === NOWHERE ? {} : { move_to: to },
        })
        toasts.show(message)
      } catch (error) {
        // Something is in it that nobody buys: drafts and what is archived.
        if (!(error instanceof ApiError && error.code === 'in_use')) throw error
        form.form.setError('move_to', { message: t('admin.categories.chooseTarget') })
        return
      }
      onDeleted()
      onClose()
    },
  })
  const isUsed =
    category.products_count > 0 || rows.some(({ parent_id: parent }) => parent === category.id)
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.categories.deleteTitle', { name: localName(category, reading) })}
      verb={t('admin.references.delete')}
      look="danger"
      form={form}
    >
      <p>{t(isUsed ? 'admin.categories.deleteUsed' : 'admin.categories.deleteText')}</p>
      <SelectField
        label={t('admin.categories.moveTo')}
        error={form.errorOf('move_to')}
        {...form.form.register('move_to', {
          validate: (to) =>
            to !== '' ||
            t(isUsed ? 'admin.categories.chooseTarget' : 'admin.categories.chooseOrEmpty'),
        })}
      >
        <option value="">{t('admin.categories.choose')}</option>
        {!isUsed && <option value={NOWHERE}>{t('admin.categories.nowhere')}</option>}
        <CategoryOptions rows={rows} without={category.id} />
      </SelectField>
    </FormDialog>
  )
}
