import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import type { PrinterRow } from '#web/admin/printers/printers-loader.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate } from '#web/router/hooks.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminPrinter } from './printer-loader.ts'

/** A double becomes one with another printer: that one is found by its name, then chosen. */
export function MergeDialog({ printer, onClose }: { printer: AdminPrinter; onClose: () => void }) {
  const [found, setFound] = useState<readonly PrinterRow[]>()
  return found === undefined ? (
    <FindOther printer={printer} onClose={onClose} onFound={setFound} />
  ) : (
    <ChooseOther printer={printer} found={found} onClose={onClose} />
  )
}

function FindOther({
  printer,
  onClose,
  onFound,
}: {
  printer: AdminPrinter
  onClose: () => void
  onFound: (found: readonly PrinterRow[]) => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: { search: '' },
    async send({ search }) {
      const query = { search: search.trim(), per_page: '25' }
      const { data } = await staffCall('GET /admin/printers', { query })
      const others = data.filter(({ id }) => id !== printer.id)
      if (others.length > 0) onFound(others)
      else form.form.setError('search', { message: t('admin.printers.empty') })
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.printers.merge')}
      verb={t('admin.printers.find')}
      form={form}
    >
      <p>{t('admin.printers.mergeText', { name: printer.name })}</p>
      <TextField
        label={t('admin.printers.other')}
        autoComplete="off"
        maxLength={100}
        error={form.errorOf('search')}
        {...form.form.register('search', { required: t('rule.required') })}
      />
    </FormDialog>
  )
}

function ChooseOther({
  printer,
  found,
  onClose,
}: {
  printer: AdminPrinter
  found: readonly PrinterRow[]
  onClose: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useStaffForm({
    values: { into: String(found[0]?.id ?? '') },
    async send({ into }) {
      const { message } = await staffCall('POST /admin/printers/{id}/merge', {
        params: { id: printer.id },
        body: { into: Number(into) },
      })
      toasts.show(message)
      await navigate(adminPath.printer(Number(into)), { replace: true })
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.printers.mergeInto', { name: printer.name })}
      verb={t('admin.printers.merge')}
      look="danger"
      form={form}
    >
      <SelectField
        label={t('admin.printers.other')}
        error={form.errorOf('into')}
        {...form.form.register('into')}
      >
        {found.map(({ id, name, fits_count: fits }) => (
          <option key={id} value={id}>
            {t('admin.printers.otherWith', { name, fits })}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
