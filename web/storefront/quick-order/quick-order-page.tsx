import { useEffect, useRef } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

import { CheckedLines } from './checked-lines.tsx'
import { ListCard } from './list-card.tsx'
import { QuickTotals } from './quick-totals.tsx'
import { useQuickOrder } from './use-quick-order.ts'

/** /quick-order: a pasted list on the left, what the shop found for each line on the right. */
export function QuickOrderPage() {
  const { t } = useTranslation()
  const order = useQuickOrder()
  const { lines, setLines, busy } = order
  const heading = useRef<HTMLHeadingElement>(null)
  const hasChecked = useRef(false)
  useEffect(() => {
    if (busy === 'checking') hasChecked.current = true
    else if (hasChecked.current && lines !== undefined) {
      hasChecked.current = false
      heading.current?.focus()
    }
  }, [busy, lines])
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
            {lines === undefined ? (
              <p className="quick-start">{t('quickOrder.start')}</p>
            ) : (
              <>
                <CheckedLines heading={heading} lines={lines} onLines={setLines} />
                <QuickTotals
                  lines={lines}
                  isBusy={busy === 'adding'}
                  onAdd={() => void order.add()}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </main>
  )
}
