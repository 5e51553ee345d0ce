import { ProductName } from '../../commerce/code.tsx'
import { chipsOf } from '../../commerce/color-chips.tsx'
import { PrinterPicture } from '../../commerce/printer-picture.tsx'
import { useTranslation } from '../../language-context.tsx'
import { paths } from '../../paths.ts'
import { buttonLooks } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Link } from '../../ui/link.tsx'
import { shortDate } from '../dates.ts'
import type { PrinterOffer } from '../printers/printer-offer.ts'
import { SameSet } from '../printers/same-set.tsx'

/** The customer's main printer with what it needs, or the way to choose one. */
export function MainPrinterCard({ offer }: { offer: PrinterOffer | undefined }) {
  const { t, language } = useTranslation()
  if (offer === undefined) return <ChoosePrinter />
  const { printer, set, colorSlugs } = offer
  return (
    <div className="card card-pad flex flex-col">
      <div className="flex flex-1 items-start gap-4">
        <PrinterPicture technology={printer.technology} size="large" />
        <div className="min-w-0">
          <p className="text-muted text-sm font-semibold wrap-anywhere">
            {printer.nickname ?? t('printers.main')}
          </p>
          <h2 className="text-xl">
            <ProductName name={printer.name} />
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            {colorSlugs.length > 0 && (
              <Chips chips={chipsOf({ color: null, color_slugs: colorSlugs })} />
            )}
            {printer.last_ordered_at !== null && (
              <span className="text-muted text-sm">
                {t('printers.lastOrdered', { date: shortDate(printer.last_ordered_at, language) })}
              </span>
            )}
          </div>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <SameSet set={set} className="max-sm:w-full" />
        <Link
          className={`${buttonLooks({ look: 'secondary' })} max-sm:w-full`}
          to={paths.printer(printer.slug)}
        >
          {t('printers.allThatFits')}
        </Link>
      </div>
    </div>
  )
}

function ChoosePrinter() {
  const { t } = useTranslation()
  return (
    <div className="card card-pad flex flex-col">
      <div className="flex flex-1 items-start gap-4">
        <PrinterPicture technology="inkjet" size="large" />
        <div className="min-w-0">
          <h2 className="text-xl">{t('printers.which')}</h2>
          <p className="text-muted mt-1">{t('printer.why')}</p>
        </div>
      </div>
      <div className="mt-4">
        <Link className={buttonLooks()} to={paths.printers}>
          {t('printers.add')}
        </Link>
      </div>
    </div>
  )
}
