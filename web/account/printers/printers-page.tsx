import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData } from '#web/router/hooks.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { AddPrinter } from './add-printer.tsx'
import { PrinterCard } from './printer-card.tsx'
import type { PrinterOffer } from './printer-offer.ts'
import { usePrinterChanges } from './use-printer-changes.ts'

/** The printers a customer owns: every page of the shop then says what fits. */
export function PrintersPage() {
  const { t } = useTranslation()
  const offers = useLoaderData<readonly PrinterOffer[]>()
  const changes = usePrinterChanges()
  return (
    <>
      <PageHeading title={t('printers.title')} />
      {offers.length > 0 && (
        <ul className="mb-6 grid gap-4">
          {offers.map((offer) => (
            <PrinterCard key={offer.printer.id} offer={offer} changes={changes} />
          ))}
        </ul>
      )}
      <AddPrinter
        owned={offers.map(({ printer }) => printer.id)}
        isFirst={offers.length === 0}
        changes={changes}
      />
    </>
  )
}

export function PrintersSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeading title={t('printers.title')} />
      <div className="mb-6 grid gap-4">
        <Skeleton className="h-96 lg:h-48" />
      </div>
      <Skeleton className="h-44" />
    </div>
  )
}
