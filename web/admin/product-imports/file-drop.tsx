import { useState } from 'react'
import { useNavigate } from 'react-router'

import { CLEARED } from '#contract/plain/catalogue-columns.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { formOf, sendForm } from '#web/admin/form/upload.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Upload } from '#web/ui/icons/upload.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** A place to choose a file or drop one on. It is read at once; its own page asks what its columns mean. */
export function FileDrop() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const read = async (file: File) => {
    setIsBusy(true)
    setFault(undefined)
    try {
      const { data } = await sendForm(
        'POST /admin/products/import',
        formOf(file, { check: 'false' }),
      )
      await navigate(adminPath.productImport(data.id))
    } catch (error) {
      const [ofFile] = (error instanceof ApiError ? error.errors?.['file'] : undefined) ?? []
      setFault(ofFile ?? refusalText(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className="card admin-card import-upload">
      <Field label={t('admin.imports.file')} error={fault}>
        {(control) => (
          <div className={`picture-drop ${isOver ? 'is-over' : ''}`} aria-busy={isBusy}>
            {isBusy ? <Spinner /> : <Icon of={Upload} />}
            <b>{t(isBusy ? 'admin.imports.reading' : 'admin.imports.drop')}</b>
            <span className="hint">{t('admin.imports.dropText')}</span>
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,.json,text/csv,application/json"
              disabled={isBusy}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                // Chosen again after a refusal, the same file is a change too.
                if (file !== undefined) void read(file).finally(() => (event.target.value = ''))
              }}
            />
          </div>
        )}
      </Field>
      <div className="import-how">
        <h2>{t('admin.imports.howTitle')}</h2>
        <p className="text-muted">{t('admin.imports.how', { cleared: CLEARED })}</p>
      </div>
    </section>
  )
}
