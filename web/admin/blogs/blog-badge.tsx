import type { BlogStatus } from '#contract/plain/blog.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
} as const satisfies Record<BlogStatus, string>

/** Whether visitors see an article, or from when on. */
export function BlogBadge({ status }: { status: BlogStatus }) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[status]} hasDot>
      {t(`admin.blogs.status.${status}`)}
    </Badge>
  )
}
