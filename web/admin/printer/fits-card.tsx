import { useState } from 'react'

import { Thumb } from '#web/admin/references/thumb.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { AddFitDialog } from './add-fit-dialog.tsx'
import type { AdminPrinter } from './printer-loader.ts'

type Fit = AdminPrinter['fits'][number]

/** What fits the printer, where that is known from, and whether somebody has confirmed it. */
export function FitsCard({ printer: { id, fits } }: { printer: AdminPrinter }) {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  const [isAdding, setIsAdding] = useState(false)
  const run = async (work: () => Promise<{ message: string }>) => {
    try {
      toasts.show((await work()).message)
      await revalidator.revalidate()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
  }
  const confirm = ({ product_id: productId, confirmed }: Fit) =>
    run(() =>
      staffCall('PATCH /admin/printers/{id}/fits/{productId}', {
        params: { id, productId },
        body: { confirmed: !confirmed },
      }),
    )
  const remove = ({ product_id: productId }: Fit) =>
    run(() =>
      staffCall('DELETE /admin/printers/{id}/fits/{productId}', { params: { id, productId } }),
    )
  return (
    <section className="card list-card" aria-labelledby="fits">
      <div className="list-tools items-center">
        <h2 id="fits" className="min-w-0 flex-1">
          {t('admin.printers.fitsTitle', { count: fits.length })}
        </h2>
        <Button look="secondary" icon={<Icon of={Plus} />} onClick={() => setIsAdding(true)}>
          {t('admin.printers.addFit')}
        </Button>
      </div>
      {fits.length === 0 ? (
        <p className="category-none">{t('admin.printers.nothingFits')}</p>
      ) : (
        <div className="list-scroll">
          <table className="dtable list-table" aria-labelledby="fits">
            <thead>
              <tr>
                <th>{t('admin.prices.product')}</th>
                <th>{t('admin.printers.source')}</th>
                <th>{t('admin.orders.status')}</th>
                <th>
                  <span className="sr-only">{t('admin.printers.verbs')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {fits.map((fit) => (
                <tr key={fit.product_id}>
                  <td data-card="title">
                    <span className="flex items-center gap-3">
                      <Thumb path={fit.thumbnail} />
                      <span>
                        {fit.name}
                        <span className="text-muted num block text-sm">{fit.sku}</span>
                      </span>
                    </span>
                  </td>
                  <td data-card="line">
                    {fit.source}
                    {fit.note !== null && (
                      <span className="text-muted block text-sm">{fit.note}</span>
                    )}
                  </td>
                  <td data-card="end">
                    <Badge tone={fit.confirmed ? 'success' : 'warning'}>
                      {t(
                        fit.confirmed ? 'admin.printers.confirmed' : 'admin.printers.notConfirmed',
                      )}
                    </Badge>
                  </td>
                  <td data-card="end-line">
                    <span className="flex flex-wrap justify-end gap-1">
                      <Button
                        look="ghost"
                        size="small"
                        aria-label={t(
                          fit.confirmed ? 'admin.printers.doubtOf' : 'admin.printers.confirmOf',
                          { name: fit.name },
                        )}
                        onClick={() => void confirm(fit)}
                      >
                        {t(fit.confirmed ? 'admin.printers.doubt' : 'admin.printers.confirm')}
                      </Button>
                      <Button
                        look="danger-quiet"
                        size="small"
                        aria-label={t('admin.printers.removeOf', { name: fit.name })}
                        onClick={() => void remove(fit)}
                      >
                        {t('admin.printers.remove')}
                      </Button>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isAdding && (
        <AddFitDialog
          printerId={id}
          onClose={() => setIsAdding(false)}
          onAdded={() => void revalidator.revalidate()}
        />
      )}
    </section>
  )
}
