import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

import type { AbandonedCart } from './abandoned-carts-loader.ts'

/** Whether whoever left the cart can be reminded, or was. */
export function ReminderBadge({ cart }: { cart: AbandonedCart }) {
  const { t } = useTranslation()
  if (cart.reminded_at !== null) return <Badge>{t('admin.carts.reminded')}</Badge>
  if (cart.email === null) return <span className="text-muted">{t('admin.carts.noEmail')}</span>
  return <Badge tone="info">{t('admin.carts.possible')}</Badge>
}
