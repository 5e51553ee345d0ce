import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'

import type { ImportFile } from './product-import-loader.ts'

/** What has become of the file, in a sentence. */
export function ImportOutcome({ file }: { file: ImportFile }) {
  const { t } = useTranslation()
  const written = file.created + file.changed
  const hasBegun = file.applied_at !== null
  if (file.state === 'checked') return <p className="text-muted">{t('admin.imports.nothingYet')}</p>
  return (
    <div className="import-outcome" role="status">
      {file.state === 'done' ? (
        <Alert tone="success">
          <b className="block">{t('admin.imports.doneTitle', { count: written })}</b>
          {t('admin.imports.doneText', { changed: file.changed, created: file.created })}
        </Alert>
      ) : (
        <Alert tone="warning">
          <b className="block">{t('admin.imports.stoppedTitle')}</b>
          {t('admin.imports.stoppedText', {
            done: hasBegun ? file.rows - file.left_rows - file.unchanged - file.failed_rows : 0,
            count: hasBegun ? file.left_rows : file.rows,
          })}
        </Alert>
      )}
      {file.failed_rows > 0 && file.state === 'done' && (
        <p className="text-muted">{t('admin.imports.mend')}</p>
      )}
    </div>
  )
}
