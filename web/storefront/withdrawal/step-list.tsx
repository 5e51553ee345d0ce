import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'

const STEPS = ['order', 'lines', 'receipt'] as const
export type StepName = (typeof STEPS)[number]

/** Where one is: done, now, to come. */
export function StepList({ current }: { current: StepName }) {
  const { t } = useTranslation()
  const now = STEPS.indexOf(current)
  return (
    <ol className="withdrawal-steps mt-4" aria-label={t('withdrawal.steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={stateOf(index, now)}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="disc">
            {index < now ? <Icon of={Check} className="size-4" /> : index + 1}
          </span>
          <span className={index === now ? '' : 'max-sm:sr-only'}>
            {t(`withdrawal.step.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, now: number): string {
  if (index < now) return 'step-done'
  return index === now ? 'step-now' : ''
}
