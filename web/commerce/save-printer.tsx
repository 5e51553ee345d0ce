import Check from 'lucide-react/icons/check'
import Printer from 'lucide-react/icons/printer'

import { useTranslation } from '../language-context.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { setMyPrinter, useMyPrinter, type MyPrinter } from './my-printer.ts'

/** "Save as my printer"; pressed again it is forgotten. */
export function SavePrinter({
  printer,
  size = 'normal',
}: {
  printer: MyPrinter
  size?: 'small' | 'normal'
}) {
  const { t } = useTranslation()
  const isMine = useMyPrinter()?.slug === printer.slug
  return (
    <Button
      look="soft"
      size={size}
      aria-pressed={isMine}
      icon={<Icon of={isMine ? Check : Printer} />}
      onClick={() => setMyPrinter(isMine ? undefined : printer)}
    >
      {isMine ? t('printer.saved') : t('printer.save')}
    </Button>
  )
}
