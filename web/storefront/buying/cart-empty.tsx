import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import scene from '#web/pictures/scene-empty-cart.svg'
import { buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Printer } from '#web/ui/icons/printer.ts'
import { Link } from '#web/ui/link.tsx'

/** An empty cart: links to what fits the visitor's printer, or to the shop. */
export function CartEmpty({ level }: { level: 1 | 2 | 3 }) {
  const { t } = useTranslation()
  const printer = useMyPrinter()
  const hasPrinter = printer !== undefined
  return (
    <EmptyState
      picture={scene}
      title={t('cart.empty.title')}
      text={t('cart.empty.text')}
      level={level}
    >
      {hasPrinter && (
        <Link className={`${buttonLooks()} mt-3`} to={paths.printer(printer.slug)}>
          <Icon of={Printer} />
          {t('cart.empty.printer', { model: printer.model })}
        </Link>
      )}
      <Link className={buttonLooks({ look: hasPrinter ? 'ghost' : 'primary' })} to={paths.shop}>
        {t('cart.empty.shop')}
      </Link>
    </EmptyState>
  )
}
