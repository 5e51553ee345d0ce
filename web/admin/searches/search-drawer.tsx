import { isLanguage } from '#contract/plain/languages.ts'
import { MEND_FORM } from '#web/admin/cockpit/mend.ts'
import { NameForTerm } from '#web/admin/cockpit/printer-forms.tsx'
import { useMended } from '#web/admin/cockpit/use-mended.ts'
import { newRedirectPath } from '#web/admin/search-redirects/redirect-address.ts'
import { newSynonymPath } from '#web/admin/search-synonyms/synonym-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Link } from '#web/ui/link.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { languageName } from './asked-columns.tsx'
import type { AskedRow } from './searches-loader.ts'

/** A search beside the list: a word to explain, a page to lead to, or another name of a printer. */
export function SearchDrawer({
  row,
  onClose,
  onUndone,
}: {
  row: AskedRow
  onClose: () => void
  onUndone: () => void
}) {
  const { t } = useTranslation()
  const language = isLanguage(row.language) ? row.language : undefined
  const done = useMended({ onMended: onClose, onUndone })
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t('admin.cockpit.mend.searches')}
      closeLabel={t('admin.close')}
      footer={
        <Button type="submit" form={MEND_FORM} width="full">
          {t('admin.searches.saveName')}
        </Button>
      }
    >
      <div className="mend">
        <div>
          <b className="block wrap-anywhere">{row.term}</b>
          <p className="text-muted">
            {`${languageName(row, t)}, ${t('admin.dashboard.times', { count: row.searches })}`}
          </p>
        </div>
        <section className="grid justify-items-start gap-2" aria-labelledby="search-word">
          <h3 id="search-word">{t('admin.searches.isWord')}</h3>
          <p className="text-muted">{t('admin.searches.isWordText')}</p>
          <Link className="btn btn-secondary" to={newSynonymPath(row.term, language)}>
            <Icon of={Plus} />
            {t('admin.searchWords.add')}
          </Link>
        </section>
        <section className="grid justify-items-start gap-2" aria-labelledby="search-page">
          <h3 id="search-page">{t('admin.searchRedirects.isPage')}</h3>
          <p className="text-muted">{t('admin.searchRedirects.isPageText')}</p>
          <Link className="btn btn-secondary" to={newRedirectPath(row.term, language)}>
            <Icon of={Plus} />
            {t('admin.searchRedirects.add')}
          </Link>
        </section>
        <section className="grid gap-2" aria-labelledby="search-printer">
          <h3 id="search-printer">{t('admin.searches.isPrinter')}</h3>
          <NameForTerm term={row.term} onDone={done} />
        </section>
      </div>
    </SidePanel>
  )
}
