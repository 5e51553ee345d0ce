import { useState } from 'react'

import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { ArticleBox } from './article-box.tsx'
import { articleKey } from './article-key.ts'
import type { StockRow } from './stock-loader.ts'

const NOTHING: { delivery_note: string; pieces: Record<string, string>; lines: string } = {
  delivery_note: '',
  pieces: {},
  lines: '',
}

/** A supplier's delivery: its note, and how many pieces of which articles came with it. */
export function ReceiptDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly StockRow[]>([])
  // One key for this dialog: pressed twice, or sent again after a cut line, it is one delivery.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useStaffForm({
    values: NOTHING,
    async send({ delivery_note, pieces }) {
      if (rows.length === 0) {
        form.form.setError('lines', { message: t('admin.stock.noLines') })
        return
      }
      const { message } = await staffCall(
        'POST /admin/stock/receipts',
        {
          body: {
            delivery_note,
            lines: rows.map((row) => ({
              product_id: row.product_id,
              product_color_id: row.product_color_id,
              quantity: Number(pieces[articleKey(row)]),
            })),
          },
        },
        { idempotencyKey },
      )
      toasts.show(message)
      onDone()
      onClose()
    },
  })
  const { register, clearErrors, setFocus, unregister } = form.form
  const add = (row: StockRow) => {
    clearErrors('lines')
    const key = articleKey(row)
    if (!rows.some((one) => articleKey(one) === key)) setRows([...rows, row])
    // Its field is there after the next paint.
    requestAnimationFrame(() => setFocus(`pieces.${key}`))
  }
  const remove = (row: StockRow) => {
    unregister(`pieces.${articleKey(row)}`)
    setRows(rows.filter((one) => one !== row))
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.stock.receipt')}
      verb={t('admin.stock.bookReceipt')}
      form={form}
    >
      <TextField
        label={t('admin.stock.deliveryNote')}
        hint={t('admin.stock.deliveryNoteHint')}
        autoComplete="off"
        maxLength={60}
        error={form.errorOf('delivery_note')}
        {...register('delivery_note', { required: t('rule.required') })}
      />
      <ArticleBox error={form.errorOf('lines')} onChoose={add} />
      {rows.length > 0 && (
        <ul className="stock-receipt" aria-label={t('admin.stock.receiptLines')}>
          {rows.map((row) => {
            const name = `pieces.${articleKey(row)}` as const
            return (
              <li key={name}>
                <span className="min-w-0 flex-1">
                  <span className="block">{row.name}</span>
                  <Code>{row.sku}</Code>
                </span>
                <TextField
                  label={t('admin.stock.piecesOf', { sku: row.sku })}
                  className="stock-receipt-pieces"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  error={form.errorOf(name)}
                  {...register(name, {
                    required: t('rule.required'),
                    validate: (text = '') =>
                      /^[1-9]\d*$/.test(text.trim()) || t('admin.stock.wholeNumber'),
                  })}
                />
                <IconButton
                  label={t('admin.stock.removeLine', { sku: row.sku })}
                  icon={<Icon of={Trash2} />}
                  onClick={() => remove(row)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </FormDialog>
  )
}
