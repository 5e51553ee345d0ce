import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { adminPath } from '#web/admin/admin-path.ts'
import { LeaveGuard, StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { ArticleBox } from '#web/admin/stock/article-box.tsx'
import { articleKey } from '#web/admin/stock/article-key.ts'
import type { StockRow } from '#web/admin/stock/stock-loader.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Send } from '#web/ui/icons/send.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { CallerPart } from './caller-part.tsx'
import { OrderSummary } from './order-summary.tsx'
import {
  detailsOf,
  emptyPhoneOrder,
  type PhoneOrderBody,
  type PhoneOrderValues,
} from './phone-order-form.ts'
import { ToldLines } from './told-lines.tsx'

const FORM = 'phone-order'

/** An order told by phone: who calls, what they want, and a link by which they pay it. */
export function PhoneOrderPage() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const [rows, setRows] = useState<readonly StockRow[]>([])
  // One key for this form: pressed twice, or sent again after a cut line, it is one order.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useStaffForm<PhoneOrderValues>({
    values: emptyPhoneOrder(language),
    async send(entered) {
      if (rows.length === 0) {
        form.form.setError('lines', { message: t('admin.phoneOrders.noLines') })
        return
      }
      const body = {
        email: entered.email.trim(),
        language: entered.language,
        details: detailsOf(entered.details),
        lines: linesOf(rows, entered.pieces),
      }
      const { message } = await staffCall('POST /admin/phone-orders', { body }, { idempotencyKey })
      toasts.show(message)
      await navigate(adminPath.phoneOrders)
    },
  })
  const { setValue, clearErrors, unregister, control } = form.form
  const pieces = useWatch({ control, name: 'pieces' })
  const add = (row: StockRow) => {
    clearErrors('lines')
    const key = articleKey(row)
    if (rows.some((one) => articleKey(one) === key)) return
    setValue(`pieces.${key}`, '1', { shouldDirty: true })
    setRows([...rows, row])
  }
  return (
    <>
      <div className="admin-head">
        <h1>{t('admin.phoneOrders.new')}</h1>
      </div>
      <StaffForm id={FORM} form={form}>
        <div className="phone-order">
          <div className="grid min-w-0 content-start gap-4">
            <section className="card admin-card phone-order-part">
              <h2>{t('admin.phoneOrders.articles')}</h2>
              <ArticleBox error={form.errorOf('lines')} onChoose={add} takesPacks />
              {rows.length > 0 && (
                <ToldLines
                  rows={rows}
                  form={form}
                  onRemove={(row) => {
                    unregister(`pieces.${articleKey(row)}`)
                    setRows(rows.filter((one) => one !== row))
                  }}
                />
              )}
            </section>
            <CallerPart form={form} />
          </div>
          <div className="grid content-start gap-4">
            <OrderSummary lines={linesOf(rows, pieces)} />
            <Button type="submit" form={FORM} icon={<Icon of={Send} />} isBusy={form.isBusy}>
              {t('admin.phoneOrders.send')}
            </Button>
            <p className="text-muted text-sm">{t('admin.phoneOrders.sendNote')}</p>
          </div>
        </div>
        <LeaveGuard isDirty={form.isDirty} />
      </StaffForm>
    </>
  )
}

/** The lines as the API takes them; what is no number of pieces yet is left out. */
function linesOf(
  rows: readonly StockRow[],
  pieces: Readonly<Record<string, string>>,
): PhoneOrderBody['lines'] {
  return rows.flatMap((row) => {
    const text = (pieces[articleKey(row)] ?? '').trim()
    if (!/^[1-9]\d{0,3}$/.test(text)) return []
    const { product_id, product_color_id } = row
    return [{ product_id, product_color_id, quantity: Number(text) }]
  })
}
