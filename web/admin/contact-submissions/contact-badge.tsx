import type { ContactStatus } from '#contract/plain/contact.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES = { new: 'info', read: 'neutral', replied: 'success' } as const satisfies Record<
  ContactStatus,
  string
>

/** Where a message stands. */
export function contactBadge(status: ContactStatus, t: Translate) {
  return (
    <Badge tone={TONES[status]} hasDot>
      {t(`admin.contact.state.${status}`)}
    </Badge>
  )
}
