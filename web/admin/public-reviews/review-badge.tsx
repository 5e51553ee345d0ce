import type { ReviewStatus } from '#contract/plain/reviews.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  pending: 'info',
  published: 'success',
  rejected: 'neutral',
} as const satisfies Record<ReviewStatus, string>

/** Where a review stands. */
export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[status]} hasDot>
      {t(`admin.reviews.state.${status}`)}
    </Badge>
  )
}
