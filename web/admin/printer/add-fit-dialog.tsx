import { useState } from 'react'

import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { ArticleBox } from '#web/admin/stock/article-box.tsx'
import type { StockRow } from '#web/admin/stock/stock-loader.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Articles that fit the printer, with where that is known from. */
export function AddFitDialog({
  printerId,
  onClose,
  onAdded,
}: {
  printerId: number
  onClose: () => void
  onAdded: () => void
}) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly StockRow[]>([])
  const form = useStaffForm({
    values: { product_ids: '', source: '', note: '', confirmed: false },
    async send({ source, note, confirmed }) {
      if (rows.length === 0) {
        form.form.setError('product_ids', { message: t('admin.printers.noArticle') })
        return
      }
      const { message } = await staffCall('POST /admin/printers/{id}/fits', {
        params: { id: printerId },
        body: {
          product_ids: [...new Set(rows.map(({ product_id: id }) => id))],
          source: source.trim(),
          note: note.trim() || null,
          confirmed,
        },
      })
      toasts.show(message)
      onAdded()
      onClose()
    },
  })
  const { register, clearErrors } = form.form
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.printers.addFit')}
      verb={t('admin.printers.addFit')}
      form={form}
    >
      <ArticleBox
        error={form.errorOf('product_ids')}
        takesPacks
        onChoose={(row) => {
          clearErrors('product_ids')
          if (!rows.some((one) => one.product_id === row.product_id)) setRows([...rows, row])
        }}
      />
      {rows.length > 0 && (
        <ul className="grid gap-1">
          {rows.map((row) => (
            <li key={row.product_id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">{row.name}</span>
              <Button
                look="danger-quiet"
                size="small"
                aria-label={t('admin.printers.removeOf', { name: row.name })}
                onClick={() => setRows(rows.filter((one) => one !== row))}
              >
                {t('admin.printers.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('admin.printers.source')}
        hint={t('admin.printers.sourceHint')}
        autoComplete="off"
        maxLength={120}
        error={form.errorOf('source')}
        {...register('source', { required: t('rule.required') })}
      />
      <TextField
        label={t('admin.printers.note')}
        optional={t('field.optional')}
        autoComplete="off"
        maxLength={300}
        error={form.errorOf('note')}
        {...register('note')}
      />
      <Checkbox label={t('admin.printers.isConfirmed')} {...register('confirmed')} />
    </FormDialog>
  )
}
