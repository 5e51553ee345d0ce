import { useTranslation } from '#web/language/language-context.tsx'

const STEPS = [
  'admin.prices.step.rule',
  'admin.prices.step.preview',
  'admin.prices.step.applied',
] as const

/** Where one is between choosing and done. */
export function PriceSteps({ at }: { at: number }) {
  const { t } = useTranslation()
  return (
    <ol className="price-steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'is-done' : ''}
          {...(index === at && { 'aria-current': 'step' })}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
