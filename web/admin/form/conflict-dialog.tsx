import type { FieldValues } from 'react-hook-form'

import type { TextKey, Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Path of a field → what it is called. */
export type FieldNames = Readonly<Record<string, TextKey>>

/** Somebody else saved meanwhile: both states side by side, and which of them shall stand. */
export function ConflictDialog({
  mine,
  theirs,
  names,
  onMine,
  onTheirs,
  onClose,
}: {
  mine: FieldValues
  theirs: FieldValues
  names: FieldNames
  onMine: () => void
  onTheirs: () => void
  /** Neither, for now: nothing that was entered is lost. */
  onClose: () => void
}) {
  const { t } = useTranslation()
  const differing = Object.keys(names).filter((name) => at(mine, name) !== at(theirs, name))
  const hasOthers = Object.keys(theirs)
    .filter((name) => !Object.keys(names).some((one) => one === name || one.startsWith(`${name}.`)))
    .some((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('admin.form.conflict')}
      actions={
        <>
          <Button look="secondary" onClick={onTheirs}>
            {t('admin.form.takeTheirs')}
          </Button>
          <Button onClick={onMine}>{t('admin.form.keepMine')}</Button>
        </>
      }
    >
      <p>{t('admin.form.conflictText')}</p>
      {differing.length > 0 && (
        <table className="dtable mt-3">
          <thead>
            <tr>
              <th>{t('admin.form.field')}</th>
              <th>{t('admin.form.yours')}</th>
              <th>{t('admin.form.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{t(names[name] as TextKey)}</th>
                <td>{shown(at(mine, name), t)}</td>
                <td>{shown(at(theirs, name), t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasOthers && <p className="text-muted mt-3">{t('admin.form.othersDiffer')}</p>}
    </Dialog>
  )
}

function at(values: FieldValues, name: string): string | boolean {
  const found = name
    .split('.')
    .reduce<unknown>((value, part) => (value as FieldValues | undefined)?.[part], values)
  if (typeof found === 'boolean') return found
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

function shown(value: string | boolean, t: Translate): string {
  if (typeof value === 'string') return value
  return t(value ? 'admin.yes' : 'admin.form.no')
}
