import { ProductName } from '#web/commerce/card/code.tsx'
import { PrinterNote } from '#web/commerce/printers/printer-note.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

import type { HomeData } from './home-loader.ts'

/** What the address of the finder may mean, as links: the way without JavaScript. */
export function OfferedPrinters({ offered }: { offered: NonNullable<HomeData['offered']> }) {
  const { t } = useTranslation()
  const { printers, total, q } = offered
  const isNamed = q !== ''
  return (
    <div className="mt-4">
      {isNamed && <PrinterNote note={{ kind: total === 0 ? 'none' : 'several', found: offered }} />}
      <ul className="finder-offers">
        {printers.map(({ slug, name }) => (
          <li key={slug}>
            <Link className="link" to={paths.printer(slug)}>
              <ProductName name={name} />
            </Link>
          </li>
        ))}
      </ul>
      {total > printers.length && (
        <p className="hint mt-2">{t('printer.shown', { shown: printers.length, count: total })}</p>
      )}
    </div>
  )
}
