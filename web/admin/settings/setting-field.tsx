import type { FieldValues } from 'react-hook-form'

import { COUNTRIES } from '#contract/plain/countries.ts'
import { PAYMENT_METHODS } from '#contract/plain/statuses.ts'
import type { StaffForm } from '#web/admin/form/use-staff-form.ts'
import { countryName } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import type { SettingField as Setting } from './group-cards.ts'
import { labelOf } from './setting-label.ts'

export type GroupFormState = StaffForm<FieldValues>

/** One setting with what it means in a line. */
export function SettingField({ setting, form }: { setting: Setting; form: GroupFormState }) {
  const { t, language } = useTranslation()
  const { name, kind, isOptional } = setting
  const { register } = form.form
  const label = t(labelOf(name))
  const hint = t(hintOf(name))
  const error = form.errorOf(name)
  if (kind === 'tick')
    return (
      <div className="settings-tick">
        <Checkbox label={label} {...register(name)} />
        <p className="hint">{hint}</p>
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    )
  if (kind === 'methods')
    return (
      <div className="settings-tick">
        {PAYMENT_METHODS.map((method) => (
          <Checkbox
            key={method}
            label={t(`admin.method.${method}`)}
            value={method}
            {...register(name)}
          />
        ))}
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    )
  if (kind === 'country')
    return (
      <SelectField label={label} hint={hint} error={error} {...register(name)}>
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      autoComplete="off"
      {...(isOptional === true && { optional: t('field.optional') })}
      {...inputOf(kind)}
      {...register(name, takenAs(kind))}
    />
  )
}

function inputOf(kind: Setting['kind']) {
  if (kind === 'money') return { inputMode: 'decimal' } as const
  // A browser's own clock may ask for a.m. and p.m.
  return { type: kind === 'time' ? 'text' : kind }
}

/** A comma is a decimal sign in Belgium. */
export function takenAs(kind: Setting['kind']) {
  if (kind === 'number') return { valueAsNumber: true } as const
  if (kind === 'money')
    return { setValueAs: (text: unknown) => String(text).trim().replace(',', '.') }
  return {}
}

function hintOf(name: string): TextKey {
  // i18n: admin.settings.hint.*
  return `admin.settings.hint.${name.replace('.', '_')}` as TextKey
}
