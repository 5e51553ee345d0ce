import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'

export function BackToOrders() {
  const { t } = useTranslation()
  return (
    <Link className="link back-link" to={paths.orders}>
      <Icon of={ArrowLeft} />
      {t('order.back')}
    </Link>
  )
}
