import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Printer } from '#web/ui/icons/printer.ts'

/**
 * "My printer: MFC-J5330DW" or "Choose your printer". Both are in the page: the document says which
 * one shows and the style sheet fills in the name before React knows it, so nothing shifts.
 */
export function PrinterButton({ look, onClick }: { look: 'pill' | 'row'; onClick: () => void }) {
  const { t } = useTranslation()
  const printer = useMyPrinter()
  return (
    <button
      type="button"
      className={`printer-button printer-${look}`}
      onClick={onClick}
      aria-haspopup="dialog"
    >
      <Icon of={Printer} />
      <span className="with-printer truncate">
        {`${t('printer.mine')} `}
        <span className="sku printer-name">{printer?.model}</span>
      </span>
      <span className="without-printer truncate">{t('printer.choose')}</span>
      <Icon of={ChevronDown} className="ml-auto" />
    </button>
  )
}
