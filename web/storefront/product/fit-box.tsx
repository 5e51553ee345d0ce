import { FitWords } from '#web/commerce/printers/fit-tick.tsx'
import { useMyPrinters } from '#web/commerce/printers/my-printer.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import type { ProductData } from './product-view.ts'

/** Whether it fits the visitor's printer; its place is kept as soon as a printer is known. Else the way to the list. */
export function FitBox({ printers }: Pick<ProductData, 'printers'>) {
  const { t } = useTranslation()
  const mine = useMyPrinters()
  const fitted = mine.find(({ slug }) => printers.some((printer) => printer.slug === slug))
  const printer = fitted ?? mine[0]
  const fits = fitted !== undefined
  return (
    <>
      <p
        className={`fit-box fit-known ${printer === undefined || fits ? 'bg-success-soft' : 'bg-warning-soft'}`}
      >
        {printer !== undefined && <FitWords model={printer.model} fits={fits} />}
        <a className="link text-sm" href="#printers">
          {t('productPage.checkAnother')}
        </a>
      </p>
      <p className="fit-box fit-unknown bg-sunken">
        <a className="link text-sm" href="#printers">
          {t('productPage.checkFit', { count: printers.length })}
        </a>
      </p>
    </>
  )
}
