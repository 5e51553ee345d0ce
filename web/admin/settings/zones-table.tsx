import { useWatch } from 'react-hook-form'

import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { FieldError } from '#web/ui/field.tsx'

import { type GroupFormState, takenAs } from './setting-field.tsx'

const EURO = '€'

interface Zone {
  country: string
}

/** What delivery costs in each country, and from when it is free. */
export function ZonesTable({ form }: { form: GroupFormState }) {
  const { t, language } = useTranslation()
  const zones = useWatch({ control: form.form.control, name: 'zones' }) as readonly Zone[]
  return (
    <section className="card settings-table">
      <div className="settings-head">
        <h2>{t('admin.settings.card.zones')}</h2>
        <p className="text-muted">{t('admin.settings.card.zonesText')}</p>
      </div>
      <table className="dtable">
        <thead>
          <tr>
            <th>{t('admin.settings.zone.country')}</th>
            <th className="r">{t('admin.settings.zone.fee')}</th>
            <th className="r">{t('admin.settings.zone.freeFrom')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ country }, index) => {
            const name = countryName(country, language)
            return (
              <tr key={country}>
                <th scope="row">
                  <span className="settings-country">{country}</span>
                  <span className="settings-country-name">{name}</span>
                </th>
                <td className="r">
                  <Amount
                    form={form}
                    name={`zones.${index}.flat_fee`}
                    label={t('admin.settings.zone.feeOf', { country: name })}
                  />
                </td>
                <td className="r">
                  <Amount
                    form={form}
                    name={`zones.${index}.free_from`}
                    label={t('admin.settings.zone.freeFromOf', { country: name })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Amount({ form, name, label }: { form: GroupFormState; name: string; label: string }) {
  const error = form.errorOf(name)
  const noteId = `${name}-note`
  return (
    <>
      <span className="settings-amount">
        <span aria-hidden>{EURO}</span>
        <input
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : noteId}
          {...form.form.register(name, takenAs('money'))}
        />
      </span>
      {error !== undefined && <FieldError id={noteId}>{error}</FieldError>}
    </>
  )
}
