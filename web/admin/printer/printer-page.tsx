import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Files } from '#web/ui/icons/files.ts'
import { Store } from '#web/ui/icons/store.ts'

import { FitsCard } from './fits-card.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PrinterForm } from './printer-form.tsx'
import type { PrinterData } from './printer-loader.ts'

/** A printer: what it is called, and what fits it. */
export function PrinterPage() {
  const { t } = useTranslation()
  const { brands, printer } = useLoaderData<PrinterData>()
  const [isMerging, setIsMerging] = useState(false)
  return (
    <>
      <RecordHead back={adminPath.printers} title={printer?.name ?? t('admin.printers.add')}>
        {printer !== undefined && (
          <>
            <a className="btn btn-secondary" href={paths.printer(printer.slug)}>
              <Icon of={Store} />
              {t('admin.printers.inShop')}
            </a>
            <Button look="secondary" icon={<Icon of={Files} />} onClick={() => setIsMerging(true)}>
              {t('admin.printers.merge')}
            </Button>
          </>
        )}
      </RecordHead>
      <div className="grid gap-4">
        <PrinterForm
          key={printer === undefined ? 'new' : `${printer.id}-${printer.version}`}
          printer={printer}
          brands={brands}
        />
        {printer !== undefined && <FitsCard printer={printer} />}
      </div>
      {printer !== undefined && isMerging && (
        <MergeDialog printer={printer} onClose={() => setIsMerging(false)} />
      )}
    </>
  )
}
