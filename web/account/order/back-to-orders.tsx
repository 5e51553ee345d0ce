import ArrowLeft from 'lucide-react/icons/arrow-left'

import { useTranslation } from '../../language-context.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

export function BackToOrders() {
  const { t } = useTranslation()
  return (
    <Link className="link back-link" to={paths.orders}>
      <Icon of={ArrowLeft} />
      {t('order.back')}
    </Link>
  )
}
