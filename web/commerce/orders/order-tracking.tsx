import { dayAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { House } from '#web/ui/icons/house.ts'
import { PackageCheck } from '#web/ui/icons/package-check.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Truck } from '#web/ui/icons/truck.ts'

import type { Order } from './order.ts'

const ICONS = { processed: PackageCheck, shipped: Package, in_transit: Truck, delivered: House }

/** The four steps of an order: done, where it is now, to come. */
export function OrderTracking({ steps }: { steps: Order['tracking'] }) {
  const { t, language } = useTranslation()
  const latest = steps.findLastIndex(({ reached_at }) => reached_at !== null)
  const isOver = latest === steps.length - 1
  return (
    <ol className="track" aria-label={t('confirmation.steps')}>
      {steps.map(({ step, reached_at: reachedAt }, index) => {
        const isNow = index === latest && !isOver
        const isDone = index <= latest && !isNow
        return (
          <li
            key={step}
            className={stateOf(isDone, isNow)}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="dot text-lg">
              <Icon of={isDone ? Check : ICONS[step]} />
            </span>
            <span>
              <span className="block leading-tight">{t(`confirmation.step.${step}`)}</span>
              {reachedAt !== null && (
                <span className="num text-subtle block text-sm">
                  {dayAndTime(reachedAt, language)}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(isDone: boolean, isNow: boolean): string {
  if (isDone) return 'done'
  return isNow ? 'now' : ''
}
