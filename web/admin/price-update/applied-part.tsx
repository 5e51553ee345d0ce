import { useEffect, useRef, useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { Outcome } from './price-form.ts'

/** What was done, and the way back. */
export function AppliedPart({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  const { t } = useTranslation()
  const [isUndone, setIsUndone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const undo = async () => {
    setIsBusy(true)
    try {
      const { message } = await staffCall('POST /admin/price-batches/{id}/revert', {
        params: { id: outcome.batch_id },
      })
      toasts.show(message)
      setIsUndone(true)
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
    setIsBusy(false)
  }
  return (
    <section className="card admin-card price-part">
      <h2 ref={heading} tabIndex={-1}>
        {t('admin.prices.batch', { id: outcome.batch_id })}
      </h2>
      <Alert tone={isUndone ? 'info' : 'success'}>
        {isUndone
          ? t('admin.prices.isUndone')
          : t(
              outcome.status === 'applied' ? 'admin.prices.isApplied' : 'admin.prices.isScheduled',
              {
                count: outcome.changed,
              },
            )}
      </Alert>
      <div className="flex flex-wrap gap-2">
        {!isUndone && (
          <Button look="secondary" isBusy={isBusy} onClick={() => void undo()}>
            {t(outcome.status === 'applied' ? 'admin.prices.undo' : 'admin.prices.cancelBatch')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('admin.prices.again')}</Button>
        <Link className="btn btn-ghost" to={adminPath.priceBatches}>
          {t('admin.prices.earlier')}
        </Link>
      </div>
    </section>
  )
}
