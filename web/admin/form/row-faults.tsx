import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'

/** The rows of a file that cannot be used, each with why. Nothing is applied while there are any. */
export function RowFaults({ failed }: { failed: readonly { line: number; reason: string }[] }) {
  const { t } = useTranslation()
  if (failed.length === 0) return null
  return (
    <Alert tone="danger">
      <b className="block">{t('admin.file.faults', { count: failed.length })}</b>
      <ul className="staff-form-rows">
        {failed.map(({ line, reason }) => (
          <li key={line}>{t('admin.file.fault', { line, reason })}</li>
        ))}
      </ul>
    </Alert>
  )
}
