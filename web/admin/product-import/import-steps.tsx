import type { ImportState } from '#contract/plain/catalogue-columns.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'

import type { ImportFile } from './product-import-loader.ts'

const STEPS = ['file', 'columns', 'check', 'import', 'result'] as const

/** The step a file stands at; past the last one when it is done. */
const AT: Record<ImportState, number> = {
  reading: 0,
  columns: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  done: 5,
  cancelled: 4,
}

/** What the file is, and where it is between chosen and imported. */
export function ImportSteps({ file }: { file: ImportFile }) {
  const { t, language } = useTranslation()
  const at = AT[file.state]
  const sign = file.delimiter === '\t' ? t('admin.imports.tab') : file.delimiter
  return (
    <>
      <p className="text-muted import-facts">
        {t('admin.imports.facts', {
          file: file.file_name,
          count: file.rows,
          encoding: file.encoding,
        })}
        {sign !== '' && `, ${t('admin.imports.delimiter', { sign })}`}
      </p>
      <ol className="import-steps" aria-label={t('admin.imports.steps')}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={index < at ? 'is-done' : ''}
            {...(index === at && { 'aria-current': 'step' })}
          >
            <span className="import-step-mark" aria-hidden="true">
              {index < at ? <Icon of={Check} /> : formatNumber(index + 1, language)}
            </span>
            <span>{t(`admin.imports.step.${step}`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
