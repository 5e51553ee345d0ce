import type { OrderStatus, PaymentStatus } from '#contract/plain/statuses.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { LoaderCircle } from '#web/ui/icons/loader-circle.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'
import { X } from '#web/ui/icons/x.ts'

const ORDER_TONES = {
  pending: 'warning',
  processing: 'info',
  completed: 'success',
  cancelled: 'danger',
  refunded: 'neutral',
} as const satisfies Record<OrderStatus, string>

const PAYMENT_LOOKS = {
  pending: { tone: 'warning', icon: Clock },
  processing: { tone: 'info', icon: LoaderCircle },
  paid: { tone: 'success', icon: Check },
  failed: { tone: 'danger', icon: X },
  partially_refunded: { tone: 'neutral', icon: Undo },
  refunded: { tone: 'neutral', icon: Undo },
} as const satisfies Record<PaymentStatus, unknown>

/** Where an order stands: each status has its own tone, and a dot. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  return (
    <Badge tone={ORDER_TONES[status]} hasDot>
      {t(`orders.status.${status}`)}
    </Badge>
  )
}

/** Where its payment stands: the same tones, with an icon in place of the dot. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation()
  const { tone, icon } = PAYMENT_LOOKS[status]
  return (
    <Badge tone={tone}>
      <Icon of={icon} />
      {t(`orders.payment.${status}`)}
    </Badge>
  )
}
