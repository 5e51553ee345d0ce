import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { X } from '#web/ui/icons/x.ts'

const LOOKS = {
  valid: { tone: 'success', icon: Check },
  invalid: { tone: 'danger', icon: X },
  unreachable: { tone: 'warning', icon: Clock },
} as const

/** What the European register said of the customer's VAT number. */
export function VatCheckBadge({
  user: { vat_number: number, vat_check: check },
}: {
  user: CurrentUser
}) {
  const { t } = useTranslation()
  if (number === null || check === null) return null
  const { tone, icon } = LOOKS[check.state]
  return (
    <Badge tone={tone}>
      <Icon of={icon} />
      {t(`profile.vat.${check.state}`)}
    </Badge>
  )
}
