import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form'

import { slugOf } from '#contract/plain/slug-of.ts'
import type { StaffForm } from '#web/admin/form/use-staff-form.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface Named extends FieldValues {
  name: string
  slug: string
}

/** The last part of an address; empty, it shows the one that follows from the name. */
export function SlugField<Values extends Named>({
  form,
  hint,
}: {
  form: StaffForm<Values>
  hint: string
}) {
  const { t } = useTranslation()
  const slug = 'slug' as Path<Values>
  const name: PathValue<Values, Path<Values>> = useWatch({
    control: form.form.control,
    name: 'name' as Path<Values>,
  })
  return (
    <TextField
      label={t('admin.references.slug')}
      autoComplete="off"
      autoCapitalize="none"
      maxLength={120}
      placeholder={slugOf(name)}
      hint={hint}
      error={form.errorOf(slug)}
      {...form.form.register(slug)}
    />
  )
}

/** Where a record stands among its kind: a whole number from 0, or nothing for the last place. */
export function PositionField<Values extends FieldValues & { position: string }>({
  form,
}: {
  form: StaffForm<Values>
}) {
  const { t } = useTranslation()
  const position = 'position' as Path<Values>
  return (
    <TextField
      label={t('admin.references.position')}
      optional={t('field.optional')}
      inputMode="numeric"
      autoComplete="off"
      hint={t('admin.references.positionHint')}
      error={form.errorOf(position)}
      {...form.form.register(position, {
        validate: (text: string) =>
          /^\d{0,5}$/.test(text.trim()) || t('admin.references.positionWrong'),
      })}
    />
  )
}
