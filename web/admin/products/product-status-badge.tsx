import type { ProductStatus } from '#contract/plain/product-status.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  draft: 'neutral',
  active: 'success',
  archived: 'warning',
} as const satisfies Record<ProductStatus, string>

/** Whether an article is for sale. */
export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[status]} hasDot>
      {t(`admin.products.status.${status}`)}
    </Badge>
  )
}
