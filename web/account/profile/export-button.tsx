import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'

import { useDataExport } from './use-data-export.ts'

/** Downloads all data the shop holds on the customer. */
export function ExportButton() {
  const { t } = useTranslation()
  const { isBusy, download } = useDataExport()
  return (
    <Button
      look="secondary"
      icon={<Icon of={Download} />}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      {t('dataExport.title')}
    </Button>
  )
}
