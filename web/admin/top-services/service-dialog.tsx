import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { ServiceRow } from './top-services-loader.ts'

/** Offered while one is typed; any other name of a colour will do. */
const COLORS = ['blue', 'green', 'orange', 'red', 'purple', 'gray'] as const

/** A service that is added or changed. */
export function ServiceDialog({
  service,
  onClose,
  onSaved,
}: {
  /** None for a new one. */
  service: ServiceRow | undefined
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: valuesOf(service),
    current: (record) => {
      const theirs = record as ServiceRow
      return { values: valuesOf(theirs), version: theirs.version }
    },
    async send(body, version = service?.version) {
      const { message } =
        service === undefined
          ? await staffCall('POST /admin/top-services', { body })
          : await staffCall('PUT /admin/top-services/{id}', {
              params: { id: service.id },
              body: { ...body, ...(version !== undefined && { version }) },
            })
      toasts.show(message)
      onSaved()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      isWide
      onClose={onClose}
      title={t(service === undefined ? 'admin.services.add' : 'admin.services.edit')}
      verb={t('admin.services.save')}
      form={form}
      record={service && { entity: 'top_service', id: service.id }}
      names={{
        name: 'admin.language.en',
        name_nl: 'admin.language.nl',
        name_fr: 'admin.language.fr',
        icon_color: 'admin.services.color',
      }}
    >
      <LanguageFields
        form={form}
        name="name"
        label={t('admin.services.service')}
        maxLength={120}
        isRequired
      />
      <TextField
        label={t('admin.services.color')}
        hint={t('admin.services.colorHint')}
        list="service-colors"
        autoComplete="off"
        maxLength={20}
        error={form.errorOf('icon_color')}
        {...form.form.register('icon_color', { required: t('rule.required') })}
      />
      <datalist id="service-colors">
        {COLORS.map((color) => (
          <option key={color}>{color}</option>
        ))}
      </datalist>
    </FormDialog>
  )
}

function valuesOf(service: ServiceRow | undefined) {
  const { name = '', icon_color = 'blue' } = service ?? {}
  return {
    name,
    name_nl: service?.name_nl ?? '',
    name_fr: service?.name_fr ?? '',
    icon_color,
  }
}
