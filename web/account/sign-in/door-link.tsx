import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { useSearchParams } from '#web/router/hooks.ts'
import { Link } from '#web/ui/link.tsx'

import { safeReturn } from './safe-return.ts'

/** A link to another sign-in page, which keeps the place to return to. */
export function DoorLink({
  to,
  text,
  className = 'link font-semibold',
}: {
  to: string
  text: TextKey
  className?: string
}) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  return (
    <Link className={className} to={withQuery(to, { return: safeReturn(search.get('return')) })}>
      {t(text)}
    </Link>
  )
}
