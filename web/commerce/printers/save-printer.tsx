import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Printer } from '#web/ui/icons/printer.ts'

import { forgetPrinter, setMyPrinter } from './choose-printer.ts'
import { useMyPrinters, type MyPrinter } from './my-printer.ts'

/** "Save as my printer"; pressed again it is forgotten. */
export function SavePrinter({
  printer,
  size = 'normal',
}: {
  printer: MyPrinter
  size?: 'small' | 'normal'
}) {
  const { t } = useTranslation()
  const isMine = useMyPrinters().some(({ id }) => id === printer.id)
  return (
    <Button
      look="soft"
      size={size}
      aria-pressed={isMine}
      icon={<Icon of={isMine ? Check : Printer} />}
      onClick={() => (isMine ? forgetPrinter(printer.id) : setMyPrinter(printer))}
    >
      {isMine ? t('printer.saved') : t('printer.save')}
    </Button>
  )
}
