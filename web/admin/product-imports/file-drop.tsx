import { useState } from 'react'

import { CLEARED } from '#contract/plain/catalogue-columns.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { DropField } from '#web/admin/form/drop-field.tsx'
import { fileRefusal, formOf, sendForm } from '#web/admin/form/upload.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate } from '#web/router/hooks.ts'
import { Upload } from '#web/ui/icons/upload.ts'

/** A place to choose a file or drop one on. It is read at once; its own page asks what its columns mean. */
export function FileDrop() {
  const { t } = useTranslation()
  const navigate = useNavigate()
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
      setFault(fileRefusal(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className="card admin-card import-upload">
      <DropField
        label={t('admin.imports.file')}
        error={fault}
        isBusy={isBusy}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        icon={Upload}
        hint={t('admin.imports.dropText')}
        onFile={(file) => void read(file)}
      >
        <b>{t(isBusy ? 'admin.imports.reading' : 'admin.imports.drop')}</b>
      </DropField>
      <div className="import-how">
        <h2>{t('admin.imports.howTitle')}</h2>
        <p className="text-muted">{t('admin.imports.how', { cleared: CLEARED })}</p>
      </div>
    </section>
  )
}
