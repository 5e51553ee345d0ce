import { ProductName } from '#web/commerce/card/code.tsx'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { SavePrinter } from '#web/commerce/printers/save-printer.tsx'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { Link } from '#web/ui/link.tsx'

import type { ListingData } from './listing-loader.ts'
import type { ListingState } from './listing-state.ts'
import { listingTitle } from './listing-title.ts'

const ABOUT: ReadonlyMap<string, TextKey> = new Map(
  Object.entries<TextKey>({
    inkjet: 'listing.about.inkjet',
    toner: 'listing.about.toner',
    drum: 'listing.about.drum',
    printers: 'listing.about.printers',
    stationery: 'listing.about.stationery',
    accessories: 'listing.about.accessories',
    'printer-cable': 'listing.about.printerCable',
    'cable-and-plug': 'listing.about.cableAndPlug',
  }),
)

const parts = {
  b: (words: string) => <b>{words}</b>,
  code: (words: string) => <ProductName name={words} />,
}

/** What the list is; when the term names a printer, that printer, and the way to its page. */
export function ListingHeading({ data, state }: { data: ListingData; state: ListingState }) {
  const { t } = useTranslation()
  const about =
    data.category === null || state.query !== '' ? undefined : ABOUT.get(data.category.slug)
  const title = listingTitle(t, state, data)
  if (data.printer !== null) return <PrinterHeading printer={data.printer} leftOut={data.leftOut} />
  return (
    <div className="max-w-text mb-5 grid gap-2">
      <h1 className="text-3xl lg:text-4xl">
        {data.correctedTo === null ? title : t('listing.resultsFor', { term: data.correctedTo })}
      </h1>
      <SeoContent look="text-muted" />
      {/* i18n: listing.about.* */}
      {about !== undefined && <p className="text-muted">{t(about)}</p>}
      {data.correctedTo !== null && (
        <p className="text-muted">
          <RichText
            text="listing.corrected"
            values={{ term: state.query, corrected: data.correctedTo }}
            parts={parts}
          />
        </p>
      )}
      <LeftOut words={data.leftOut} />
      {data.whichPrinter.length > 0 && <WhichPrinter printers={data.whichPrinter} />}
    </div>
  )
}

/** Words that no article has were not searched, and the visitor is told. */
function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <p className="text-muted">
      <RichText text="listing.leftOut" values={{ words: words.join(', ') }} parts={parts} />
    </p>
  )
}

/** Several machines answer to what was typed: each has its own cartridges. */
function WhichPrinter({ printers }: { printers: ListingData['whichPrinter'] }) {
  const { t } = useTranslation()
  return (
    <nav className="card grid gap-2 p-4" aria-labelledby="which-printer">
      <h2 id="which-printer" className="text-lg">
        {t('listing.whichPrinter')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {printers.map(({ slug, name }) => (
          <li key={slug}>
            <Link className="btn btn-secondary btn-sm" to={paths.printer(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PrinterHeading({
  printer,
  leftOut,
}: {
  printer: NonNullable<ListingData['printer']>
  leftOut: readonly string[]
}) {
  const { t } = useTranslation()
  return (
    <div className="card mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 p-4 lg:p-5">
      <PrinterPicture technology={printer.technology} size="large" />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-xl lg:text-3xl">
          <RichText
            text={printer.technology === 'laser' ? 'printerPage.tonerFor' : 'printerPage.inkFor'}
            values={{ printer: printer.name }}
            parts={parts}
          />
        </h1>
        <SeoContent />
        <LeftOut words={leftOut} />
        <Link className="link mt-1 inline-block" to={paths.printer(printer.slug)}>
          {t('listing.toPrinter')}
        </Link>
      </div>
      <SavePrinter printer={printer} size="small" />
    </div>
  )
}
