import type { WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  received: 'warning',
  accepted: 'info',
  declined: 'danger',
  goods_received: 'info',
  refunded: 'success',
} as const satisfies Record<WithdrawalStatus, string>

/** Where a withdrawal stands. */
export function WithdrawalBadge({ status }: { status: WithdrawalStatus }) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[status]} hasDot>
      {t(`admin.withdrawals.status.${status}`)}
    </Badge>
  )
}
