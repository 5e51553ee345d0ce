import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Download } from '#web/ui/icons/download.ts'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { ImportFile } from './product-import-loader.ts'

/** What can be done with a file that has been checked, or is through. */
export function ImportActions({
  file,
  onColumns,
  onApply,
}: {
  file: ImportFile
  onColumns: () => void
  onApply: () => Promise<void>
}) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const count = file.created + file.changed
  const isChecked = file.state === 'checked'
  return (
    <>
      {isChecked ? (
        <Button look="ghost" icon={<Icon of={ArrowLeft} />} onClick={onColumns}>
          {t('admin.imports.columnsAgain')}
        </Button>
      ) : (
        <Link className="btn btn-secondary" to={adminPath.productImports}>
          {t('admin.imports.another')}
        </Link>
      )}
      {file.failed_rows > 0 && (
        <Button
          look="secondary"
          icon={<Icon of={Download} />}
          onClick={() => {
            saveFile(`/admin/products/imports/${file.id}/failed`).catch((error: unknown) =>
              toasts.showError(refusalText(error, t('admin.failure.title'))),
            )
          }}
        >
          {t('admin.imports.failedFile', { count: file.failed_rows })}
        </Button>
      )}
      {isChecked ? (
        <Button
          isBusy={isBusy}
          isDisabled={count === 0}
          onClick={() => {
            setIsBusy(true)
            void onApply().finally(() => setIsBusy(false))
          }}
        >
          {t('admin.imports.apply', { count })}
        </Button>
      ) : (
        <Link className="btn btn-primary" to={adminPath.products}>
          {t('admin.imports.see')}
        </Link>
      )}
    </>
  )
}
