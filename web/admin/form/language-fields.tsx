import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'

import { useTranslation } from '#web/language/language-context.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'

import { LanguageColumns } from './language-columns.tsx'
import type { StaffForm } from './use-staff-form.ts'

/** A plain text in three languages: of one line, or of several when `rows` says so. */
export function LanguageFields<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  rows,
  maxLength,
  isRequired = false,
}: {
  form: StaffForm<Values>
  /** Of the English text; the others end in `_nl` and `_fr`. */
  name: Path<Values>
  label: string
  hint?: ReactNode
  rows?: number
  maxLength: number
  /** English has to say something; visitors read it where another language says nothing. */
  isRequired?: boolean
}) {
  const { t } = useTranslation()
  return (
    <LanguageColumns form={form} name={name} label={label} hint={hint}>
      {(column) => {
        const field = {
          label: column.title,
          lang: column.language,
          maxLength,
          error: form.errorOf(column.name),
          ...form.form.register(
            column.name,
            isRequired && column.language === 'en'
              ? { validate: (text: string) => text.trim() !== '' || t('rule.required') }
              : {},
          ),
        }
        return rows === undefined ? (
          <TextField autoComplete="off" {...field} />
        ) : (
          <TextAreaField rows={rows} {...field} />
        )
      }}
    </LanguageColumns>
  )
}
