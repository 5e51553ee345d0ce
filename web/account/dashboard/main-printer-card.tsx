import type { PrinterOffer } from '#web/account/printers/printer-offer.ts'
import { SameSet } from '#web/account/printers/same-set.tsx'
import { ProductName } from '#web/commerce/card/code.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Link } from '#web/ui/link.tsx'

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
