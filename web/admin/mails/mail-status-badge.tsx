import type { MailStatus } from '#contract/plain/statuses.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { X } from '#web/ui/icons/x.ts'

const LOOKS = {
  queued: { tone: 'info', icon: Clock },
  waiting: { tone: 'warning', icon: Clock },
  sent: { tone: 'success', icon: Check },
  kept: { tone: 'neutral', icon: Eye },
  failed: { tone: 'danger', icon: CircleAlert },
  expired: { tone: 'neutral', icon: X },
} as const satisfies Record<MailStatus, unknown>

/** Where a mail stands; one that was refused and is tried again says which try it is. */
export function MailStatusBadge({
  mail: { status, attempts },
}: {
  mail: { status: MailStatus; attempts: number }
}) {
  const { t } = useTranslation()
  const isTriedAgain = status === 'queued' && attempts > 0
  return (
    <Badge tone={isTriedAgain ? 'warning' : LOOKS[status].tone}>
      <Icon of={LOOKS[status].icon} />
      {isTriedAgain
        ? t('admin.mails.tried', { count: attempts })
        : t(`admin.mails.status.${status}`)}
    </Badge>
  )
}
