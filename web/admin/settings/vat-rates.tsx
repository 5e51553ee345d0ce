import { useFieldArray, useWatch } from 'react-hook-form'

import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import type { GroupFormState } from './setting-field.tsx'

interface Rate {
  country: Country
  from: string
  standard: number
  reduced: number
}

/** The rates of each country with the day they begin; a new one is entered before it counts. */
export function VatRates({ form }: { form: GroupFormState }) {
  const { t } = useTranslation()
  const { control } = form.form
  const { append, remove } = useFieldArray({ control, name: 'rates' })
  const rates = useWatch({ control, name: 'rates' }) as readonly Rate[]
  const fault = form.errorOf('rates')
  return (
    <section className="card settings-table">
      <div className="settings-head">
        <h2>{t('admin.settings.card.rates')}</h2>
        <p className="text-muted">{t('admin.settings.card.ratesText')}</p>
        {fault !== undefined && <FieldError>{fault}</FieldError>}
      </div>
      {COUNTRIES.map((country) => (
        <CountryRates
          key={country}
          form={form}
          country={country}
          rates={rates}
          onAdd={(rate) => append(rate)}
          onRemove={(index) => remove(index)}
        />
      ))}
    </section>
  )
}

function CountryRates({
  form,
  country,
  rates,
  onAdd,
  onRemove,
}: {
  form: GroupFormState
  country: Country
  rates: readonly Rate[]
  onAdd: (rate: Rate) => void
  onRemove: (index: number) => void
}) {
  const { t, language } = useTranslation()
  const name = countryName(country, language)
  const own = rates.flatMap((rate, index) => (rate.country === country ? [{ rate, index }] : []))
  const last = own.at(-1)?.rate
  return (
    <div className="settings-rates">
      <h3>
        <span className="settings-country">{country}</span>
        {name}
      </h3>
      <div className="settings-rate" aria-hidden>
        <span>{t('admin.settings.rate.from')}</span>
        <span>{t('admin.settings.rate.standard')}</span>
        <span>{t('admin.settings.rate.reduced')}</span>
      </div>
      {own.map(({ rate, index }) => (
        <RateRow
          key={index}
          form={form}
          place={`rates.${index}`}
          country={name}
          removal={
            own.length > 1
              ? {
                  label: t('admin.settings.rate.removeOf', { country: name, from: rate.from }),
                  run: () => onRemove(index),
                }
              : undefined
          }
        />
      ))}
      <Button
        look="ghost"
        size="small"
        icon={<Icon of={Plus} />}
        aria-label={t('admin.settings.rate.addOf', { country: name })}
        onClick={() =>
          onAdd({ country, from: '', standard: last?.standard ?? 0, reduced: last?.reduced ?? 0 })
        }
      >
        {t('admin.settings.rate.add')}
      </Button>
    </div>
  )
}

function RateRow({
  form,
  place,
  country,
  removal,
}: {
  form: GroupFormState
  place: string
  country: string
  removal: { label: string; run: () => void } | undefined
}) {
  const { t } = useTranslation()
  const { register } = form.form
  const faults = ['from', 'standard', 'reduced']
    .map((field) => form.errorOf(`${place}.${field}`))
    .filter((fault) => fault !== undefined)
  const noteId = `${place}-note`
  const noted = faults.length > 0 && { 'aria-invalid': true, 'aria-describedby': noteId }
  const percent = { type: 'number', min: 0, max: 50, step: '0.01', className: 'input num' } as const
  return (
    <>
      <div className="settings-rate">
        <input
          type="date"
          className="input num"
          aria-label={t('admin.settings.rate.fromOf', { country })}
          {...noted}
          {...register(`${place}.from`)}
        />
        <input
          {...percent}
          aria-label={t('admin.settings.rate.standardOf', { country })}
          {...register(`${place}.standard`, { valueAsNumber: true })}
        />
        <input
          {...percent}
          aria-label={t('admin.settings.rate.reducedOf', { country })}
          {...register(`${place}.reduced`, { valueAsNumber: true })}
        />
        {removal !== undefined && (
          <IconButton
            size="small"
            label={removal.label}
            icon={<Icon of={Trash2} />}
            onClick={removal.run}
          />
        )}
      </div>
      {faults.length > 0 && <FieldError id={noteId}>{faults.join(' ')}</FieldError>}
    </>
  )
}
