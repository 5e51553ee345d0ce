import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Link } from '#web/ui/link.tsx'

import type { ListAddress } from './use-list-address.ts'

/** A queue is a list of its own. */
const NOT_NARROWING = new Set(['page', 'sort', 'direction', 'columns', 'queue'])

/** Nothing there, or nothing that fits what was asked: then with a way out. */
export function ListEmpty({ text, list }: { text: TextKey; list: ListAddress }) {
  const { t } = useTranslation()
  const narrowing = [...list.params.keys()].filter((name) => !NOT_NARROWING.has(name))
  // Beyond the end of the list, its pager says so.
  if ((list.params.get('page') ?? '1') !== '1') return null
  if (narrowing.length === 0) {
    return <p className="empty text-muted">{t(text)}</p>
  }
  const cleared = Object.fromEntries(narrowing.map((name) => [name, undefined]))
  return (
    <div className="empty">
      <p>{t('admin.list.nothingFound')}</p>
      <Link className="btn btn-secondary" to={list.with({ ...cleared, page: undefined })}>
        {t('admin.list.showAll')}
      </Link>
    </div>
  )
}
