import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'

import { notSoldWords } from './not-sold-words.ts'
import type { PrinterData } from './printer-view.ts'

/** A printer we know and have nothing for: what it takes, and whom to ask. */
export function NothingFits({
  printer,
  codesNotSold,
}: Pick<PrinterData, 'printer' | 'codesNotSold'>) {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  return (
    <section className="wrap mt-8">
      <div className="card">
        <EmptyState
          title={t('printerPage.nothing')}
          text={notSoldWords(t, { printer, codesNotSold })}
        >
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <a className="btn btn-primary" href={callAddress(phone)}>
              {t('printerPage.call', { phone })}
            </a>
            <Link className="btn btn-secondary" to={paths.contact}>
              {t('listing.askUs')}
            </Link>
          </div>
        </EmptyState>
      </div>
    </section>
  )
}
