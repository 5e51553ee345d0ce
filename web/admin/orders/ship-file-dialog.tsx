import type { Answer } from '#contract/api.ts'
import { FileDialog } from '#web/admin/form/file-dialog.tsx'
import { RowFaults } from '#web/admin/form/row-faults.tsx'
import { formOf, sendForm } from '#web/admin/form/upload.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type Report = Answer<'POST /admin/orders/shipments'>['data']

/** The carrier's list of a day: a row for each parcel, all of them shipped or none. */
export function ShipFileDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <FileDialog<Report>
      onClose={onClose}
      title={t('admin.orders.shipByFile')}
      text={t('admin.orders.shipFileText')}
      verb={t('admin.orders.shipAll')}
      check={async (file) => {
        const { data } = await sendForm('POST /admin/orders/shipments', formOf(file))
        return { report: data, canApply: data.failed.length === 0 && data.shipped.length > 0 }
      }}
      apply={async (file) => {
        const form = formOf(file, { apply: 'true' })
        const { data } = await sendForm('POST /admin/orders/shipments', form)
        toasts.show(t('admin.orders.shippedMany', { count: data.shipped.length }))
        onDone()
      }}
      renderReport={(report) => <Checked report={report} />}
    />
  )
}

function Checked({ report: { shipped, failed } }: { report: Report }) {
  const { t } = useTranslation()
  return (
    <>
      <RowFaults failed={failed} />
      {shipped.length > 0 && (
        <table className="dtable mt-2">
          <thead>
            <tr>
              <th>{t('admin.orders.order')}</th>
              <th>{t('admin.order.carrier')}</th>
              <th>{t('admin.order.trackingNumber')}</th>
              <th className="r">{t('admin.orders.items')}</th>
            </tr>
          </thead>
          <tbody>
            {shipped.map((row) => (
              <tr key={row.line}>
                <td>{row.order_number}</td>
                <td>{row.carrier}</td>
                <td>{row.tracking_number}</td>
                <td className="r">{row.pieces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
