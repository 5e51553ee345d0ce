import { focusPage } from '#web/account/layout/focus-page.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

import { Nickname } from './nickname.tsx'
import type { PrinterOffer } from './printer-offer.ts'
import { SameSet } from './same-set.tsx'
import type { PrinterChanges } from './use-printer-changes.ts'

interface PrinterCardProps {
  offer: PrinterOffer
  changes: PrinterChanges
}

/** One printer: what it is called, what it takes, and the set that fills it in one click. */
export function PrinterCard({ offer, changes }: PrinterCardProps) {
  const { t, language } = useTranslation()
  const { printer, set, colorSlugs } = offer
  const makeDefault = async () => {
    if (await changes.save({ printer_id: printer.id, is_main: true })) focusPage()
  }
  return (
    <li className="card own-printer" aria-busy={changes.busyId === printer.id || undefined}>
      <span className="own-printer-picture">
        <PrinterPicture technology={printer.technology} size="hero" />
      </span>
      <div className="min-w-0">
        {printer.is_main && (
          <Badge tone="success" className="mb-1">
            <Icon of={Check} />
            {t('printers.used')}
          </Badge>
        )}
        <h2 className="text-xl">
          <ProductName name={printer.name} />
        </h2>
        <Nickname printer={printer} changes={changes} />
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {colorSlugs.length > 0 && (
            <Chips chips={chipsOf({ color: null, color_slugs: colorSlugs })} />
          )}
          <span className="text-muted text-sm">
            {printer.last_ordered_at === null
              ? t('printers.neverOrdered')
              : t('printers.lastOrdered', { date: shortDate(printer.last_ordered_at, language) })}
          </span>
        </div>
        {!printer.is_main && (
          <Button
            look="soft"
            className="mt-3"
            aria-label={t('printers.useNamed', { name: printer.name })}
            onClick={() => void makeDefault()}
          >
            {t('printers.use')}
          </Button>
        )}
      </div>
      <div className="grid content-start gap-2">
        <SameSet set={set} />
        <Link className={buttonLooks({ look: 'secondary' })} to={paths.printer(printer.slug)}>
          {t('printers.allThatFits')}
        </Link>
        <Button
          look="ghost"
          className="text-danger-text"
          icon={<Icon of={Trash} />}
          aria-label={t('printers.removeNamed', { name: printer.name })}
          onClick={() => void changes.remove(printer)}
        >
          {t('printers.remove')}
        </Button>
      </div>
    </li>
  )
}
