import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { SlugField } from '#web/admin/references/address-fields.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { CategoryRow } from './categories-loader.ts'
import { CategoryOptions } from './category-options.tsx'

const NAMES = {
  name: 'admin.categories.name',
  name_nl: 'admin.colors.dutch',
  name_fr: 'admin.colors.french',
  slug: 'admin.references.slug',
  parent_id: 'admin.categories.under',
} as const

/** A category, to add or to change. */
export function CategoryDialog({
  category,
  rows,
  onClose,
  onSaved,
}: {
  category: CategoryRow | undefined
  rows: readonly CategoryRow[]
  onClose: () => void
  onSaved: () => void
}) {
  const { t, reading } = useTranslation()
  const form = useStaffForm({
    values: valuesOf(category),
    current: (record) => {
      const row = record as CategoryRow
      return { values: valuesOf(row), version: row.version }
    },
    async send({ slug, parent_id: parent, ...names }, version) {
      const body = {
        ...names,
        parent_id: parent === '' ? null : Number(parent),
        ...(slug.trim() !== '' && { slug: slug.trim() }),
      }
      const { message } =
        category === undefined
          ? await staffCall('POST /admin/categories', { body })
          : await staffCall('PUT /admin/categories/{id}', {
              params: { id: category.id },
              body: { ...body, version: version ?? category.version },
            })
      toasts.show(message)
      onSaved()
      onClose()
    },
  })
  const { register } = form.form
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={category === undefined ? t('admin.categories.add') : localName(category, reading)}
      verb={t('admin.save')}
      form={form}
      record={category && { entity: 'category', id: category.id }}
      names={NAMES}
    >
      {category !== undefined && (
        <p className="text-muted text-sm">{t('admin.categories.number', { id: category.id })}</p>
      )}
      <LanguageFields
        form={form}
        name="name"
        label={t('admin.categories.name')}
        maxLength={120}
        isRequired
      />
      <SlugField form={form} hint={t('admin.categories.slugHint')} />
      <SelectField
        label={t('admin.categories.under')}
        error={form.errorOf('parent_id')}
        {...register('parent_id')}
      >
        <option value="">{t('admin.categories.top')}</option>
        <CategoryOptions rows={rows} without={category?.id} />
      </SelectField>
    </FormDialog>
  )
}

function valuesOf(category: CategoryRow | undefined) {
  return {
    name: category?.name ?? '',
    name_nl: category?.name_nl ?? '',
    name_fr: category?.name_fr ?? '',
    slug: category?.slug ?? '',
    parent_id: String(category?.parent_id ?? ''),
  }
}
