import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'

import type { PrinterData } from './printer-view.ts'

/** Three questions people ask at the counter. */
export function GoodToKnow({
  printer,
  capacities,
  hasLifetime,
}: Pick<PrinterData, 'printer'> & {
  capacities: readonly string[]
  /** One of the articles that fit has the lifetime warranty. */
  hasLifetime: boolean
}) {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const values = { brand: printer.brand, house: houseBrand }
  const facts = [
    ...(capacities.includes('standard') && capacities.includes('xl')
      ? [{ question: t('printerPage.xlQuestion'), answer: t('printerPage.xlAnswer') }]
      : []),
    {
      question: t('printerPage.warrantyQuestion'),
      answer: t('printerPage.warrantyAnswer', values),
    },
    ...(hasLifetime
      ? [
          {
            question: t('printerPage.lifetimeQuestion', values),
            answer: t('printerPage.lifetimeAnswer'),
          },
        ]
      : []),
  ]
  return (
    <div className="min-w-0">
      <h2 className="text-2xl">{t('printerPage.goodToKnow')}</h2>
      <dl className="mt-4 grid gap-3">
        {facts.map(({ question, answer }) => (
          <div key={question} className="border-line bg-surface rounded-lg border p-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="text-muted mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
