import { formatNumber } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import type { ImportFile } from './product-import-loader.ts'

/** How many rows do what. */
export function ImportFigures({ file }: { file: ImportFile }) {
  const isDone = file.state === 'done'
  return (
    <dl className="import-summary">
      <Figure
        term="admin.imports.new"
        count={file.created}
        text={isDone ? 'admin.imports.newDone' : 'admin.imports.newText'}
      />
      <Figure
        term="admin.imports.changed"
        count={file.changed}
        text={isDone ? 'admin.imports.changedDone' : 'admin.imports.changedText'}
      />
      <Figure term="admin.imports.same" count={file.unchanged} text="admin.imports.sameText" />
      <Figure
        term="admin.imports.failed"
        count={file.failed_rows}
        text="admin.imports.failedText"
      />
    </dl>
  )
}

function Figure({ term, count, text }: { term: TextKey; count: number; text: TextKey }) {
  const { t, language } = useTranslation()
  const isBad = term === 'admin.imports.failed' && count > 0
  return (
    <div className="card figure">
      <dt>{t(term)}</dt>
      <dd className={`figure-value num ${isBad ? 'text-danger-text' : ''}`}>
        {formatNumber(count, language)}
      </dd>
      <dd className="text-muted">{t(text)}</dd>
    </div>
  )
}
