import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

import type { PrinterNote as Note } from './use-printer-choice.ts'

/** Why the name did not lead to a printer, and what helps. */
export function PrinterNote({ note, onLeave }: { note: Note; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation()
  if (!('found' in note))
    return (
      <FieldError>{t(note.kind === 'empty' ? 'printer.empty' : 'error.unreachable')}</FieldError>
    )
  const { q, total } = note.found
  if (note.kind === 'several')
    return <p className="font-semibold">{t('printer.several', { name: q, count: total })}</p>
  return (
    <>
      <FieldError>{t('printer.none', { name: q })}</FieldError>
      <p className="hint mt-1">{t('printer.noneHelp')}</p>
      <Link
        className="link mt-1 inline-block text-sm font-semibold"
        to={paths.search({ query: q })}
        onClick={onLeave}
      >
        {t('printer.searchFor', { name: q })}
      </Link>
    </>
  )
}
