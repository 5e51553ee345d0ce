import type { Answer } from '#contract/api.ts'
import { FileDialog } from '#web/admin/form/file-dialog.tsx'
import { RowFaults } from '#web/admin/form/row-faults.tsx'
import { formOf, sendForm } from '#web/admin/form/upload.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { SignedNumber } from './signed-number.tsx'

type Report = Answer<'POST /admin/stock/count'>['data']

/** What was counted, against what is on hand: all of its differences are booked, or none. */
export function CountDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <FileDialog<Report>
      onClose={onClose}
      title={t('admin.stock.count')}
      text={<HowToCount />}
      verb={t('admin.stock.bookCount')}
      check={async (file) => {
        const { data } = await sendForm('POST /admin/stock/count', formOf(file))
        return { report: data, canApply: data.failed.length === 0 && data.changed > 0 }
      }}
      apply={async (file) => {
        const form = formOf(file, { apply: 'true' })
        const { data } = await sendForm('POST /admin/stock/count', form)
        toasts.show(t('admin.stock.countBooked', { count: data.changed }))
        onDone()
      }}
      renderReport={(report) => <Differences report={report} />}
    />
  )
}

function HowToCount() {
  const { t } = useTranslation()
  const save = () =>
    void saveFile('/admin/stock/export').catch((error: unknown) =>
      toasts.showError(refusalText(error, t('admin.list.exportFailed'))),
    )
  return (
    <>
      <p className="mb-2">{t('admin.stock.countText')}</p>
      <Button look="secondary" icon={<Icon of={Download} />} onClick={save}>
        {t('admin.stock.countSheet')}
      </Button>
    </>
  )
}

function Differences({ report }: { report: Report }) {
  const { t } = useTranslation()
  const { differences, failed, unchanged } = report
  return (
    <div className="grid gap-2">
      <RowFaults failed={failed} />
      <p>
        {`${t('admin.stock.differ', { count: differences.length })} ${t('admin.stock.agree', { count: unchanged })}`}
      </p>
      {differences.length > 0 && (
        <div
          className="stock-differences"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
          tabIndex={0}
          role="region"
          aria-label={t('admin.stock.count')}
        >
          <table className="dtable">
            <thead>
              <tr>
                <th>{t('admin.order.product')}</th>
                <th className="r">{t('admin.stock.onHand')}</th>
                <th className="r">{t('admin.stock.counted')}</th>
                <th className="r">{t('admin.stock.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((one) => (
                <tr key={one.line}>
                  <td>
                    <span className="block">{one.name}</span>
                    <span className="text-muted">{one.sku}</span>
                  </td>
                  <td className="r num">{one.on_hand}</td>
                  <td className="r num">{one.counted}</td>
                  <td className="r">
                    <SignedNumber value={one.difference} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
