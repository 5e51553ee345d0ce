import { Code } from '#web/commerce/card/code.tsx'
import { forgetPrinter, setMyPrinter } from '#web/commerce/printers/choose-printer.ts'
import { useMyPrinters } from '#web/commerce/printers/my-printer.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { X } from '#web/ui/icons/x.ts'

/** The printers the visitor keeps: which one the shop works for, and which may go. */
export function MyPrinterList() {
  const { t } = useTranslation()
  const printers = useMyPrinters()
  if (printers.length === 0) return null
  return (
    <ul
      className="divide-line border-line divide-y rounded-md border"
      aria-label={t('printer.kept')}
    >
      {printers.map((printer, index) => {
        const isMain = index === 0
        return (
          <li key={printer.id} className="flex items-center gap-1 pr-1">
            <button
              type="button"
              className="menu-item min-w-0 flex-1 text-left"
              aria-pressed={isMain}
              onClick={() => setMyPrinter(printer)}
            >
              <Icon of={Check} className={isMain ? 'text-success-text' : 'invisible'} />
              <span className="min-w-0">
                <Code>{printer.name}</Code>
                {printer.nickname !== null && printer.nickname !== undefined && (
                  <span className="text-muted block truncate text-sm">{printer.nickname}</span>
                )}
              </span>
            </button>
            <IconButton
              label={t('printer.remove', { name: printer.name })}
              icon={<Icon of={X} />}
              onClick={() => forgetPrinter(printer.id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
