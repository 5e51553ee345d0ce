import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { ListCard } from './list-card.tsx'
import { useQuickOrder } from './use-quick-order.ts'

const loadList = () => import('./checked-list.tsx')

/** /quick-order: a pasted list on the left, what the shop found for each line on the right. */
export function QuickOrderPage() {
  const { t } = useTranslation()
  const order = useQuickOrder()
  const { lines, busy, content } = order
  const list = useLoaded(loadList, content !== '' || busy !== undefined)
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-4">
        <Breadcrumbs
          label={t('service.crumbs')}
          crumbs={[{ label: t('service.home'), to: paths.home }, { label: t('quickOrder.title') }]}
        />
      </div>
      <div className="wrap mt-4">
        <h1 className="text-3xl lg:text-4xl">{t('quickOrder.title')}</h1>
        <p className="text-muted max-w-text mt-2 text-lg">{t('quickOrder.intro')}</p>
        <div className="quick-columns">
          <ListCard order={order} />
          <div className="min-w-0">
            {lines === undefined || list === undefined ? (
              <p className="quick-start">{t('quickOrder.start')}</p>
            ) : (
              <list.CheckedList order={order} lines={lines} />
            )}
          </div>
        </div>
      </div>
    </main>
  )
}
