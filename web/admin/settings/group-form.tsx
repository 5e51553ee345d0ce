import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'

import { mayWriteSettings, type SettingsGroup } from '#contract/plain/settings.ts'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { LeaveGuard, StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { GROUP_CARDS, type SettingCard } from './group-cards.ts'
import { type GroupFormState, SettingField } from './setting-field.tsx'
import { labelOf } from './setting-label.ts'
import { type SettingsData, splitVersion, writeGroup } from './settings-loader.ts'
import { VatRates } from './vat-rates.tsx'
import { ZonesTable } from './zones-table.tsx'

const FORM = 'settings'

/** The fields of a group in their cards, and the bar that saves them. */
export function GroupForm({ data: { group, values, version } }: { data: SettingsData }) {
  const { t } = useTranslation()
  const role = useUser()?.role
  const revalidator = useRevalidator()
  const form = useStaffForm<FieldValues>({
    values,
    current: splitVersion,
    async send(entered, over) {
      const { message } = await writeGroup(group, { ...entered, version: over ?? version })
      toasts.show(message)
      form.form.reset(entered)
      await revalidator.revalidate()
    },
  })
  const { reset } = form.form
  // Saved or put back: what stands there now is what the next change begins with.
  // oxlint-disable-next-line react/exhaustive-deps -- the values are those of the version
  useEffect(() => reset(values), [version, reset])
  const mayWrite = mayWriteSettings(role, group)
  return (
    <StaffForm
      id={FORM}
      form={form}
      record={{ entity: 'settings', id: group }}
      names={namesOf(group)}
    >
      {!mayWrite && <Alert tone="info">{t('admin.settings.readOnly')}</Alert>}
      <fieldset className="settings-fields" disabled={!mayWrite}>
        <legend className="sr-only">{t(`admin.settings.group.${group}`)}</legend>
        {group === 'shipping' && <ZonesTable form={form} />}
        {GROUP_CARDS[group].map((card) => (
          <Card key={card.name} card={card} form={form} />
        ))}
        {group === 'vat' && <VatRates form={form} />}
      </fieldset>
      {form.isDirty && (
        <SaveBar
          text={t('admin.settings.unsaved')}
          verb={t('admin.settings.save')}
          isBusy={form.isBusy}
          onDiscard={() => reset(values)}
        />
      )}
      <LeaveGuard isDirty={form.isDirty} />
    </StaffForm>
  )
}

function Card({ card, form }: { card: SettingCard; form: GroupFormState }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <div>
        <h2>{t(`admin.settings.card.${card.name}`)}</h2>
        <p className="text-muted">{t(`admin.settings.card.${card.name}Text`)}</p>
      </div>
      <div className="settings-grid">
        {card.fields.map((setting) => (
          <SettingField key={setting.name} setting={setting} form={form} />
        ))}
      </div>
    </section>
  )
}

/** What the fields are called where two versions are compared. */
function namesOf(group: SettingsGroup) {
  return Object.fromEntries(
    GROUP_CARDS[group].flatMap(({ fields }) => fields.map(({ name }) => [name, labelOf(name)])),
  )
}
