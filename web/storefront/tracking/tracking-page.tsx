import { useTranslation } from '#web/language/language-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { TrackForm } from './track-form.tsx'
import { TrackedOrder } from './tracked-order.tsx'
import { useTrackedOrder } from './use-tracked-order.ts'

/** Where an order is: by number and email, or at once by the signed link of a mail. */
export function TrackingPage() {
  const { t } = useTranslation()
  const { tracked, isLoading, isLinkOver, show } = useTrackedOrder()
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-5xl! pt-6 lg:pt-10">
      {isLoading && (
        <div className="empty empty-page" aria-busy="true">
          <h1 className="text-3xl">{t('tracking.title')}</h1>
          <p className="flex items-center gap-3" role="status">
            <Spinner />
            {t('tracking.loading')}
          </p>
        </div>
      )}
      {!isLoading && tracked === undefined && <TrackForm isLinkOver={isLinkOver} onFound={show} />}
      {tracked !== undefined && <TrackedOrder order={tracked} onAnother={() => show(undefined)} />}
    </main>
  )
}
