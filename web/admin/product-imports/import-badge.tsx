import type { ImportState } from '#contract/plain/catalogue-columns.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  reading: 'info',
  columns: 'warning',
  checking: 'info',
  checked: 'warning',
  applying: 'info',
  done: 'success',
  cancelled: 'neutral',
} as const satisfies Record<ImportState, string>

/** How far a file has come. */
export function ImportBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[state]} hasDot>
      {t(`admin.imports.state.${state}`)}
    </Badge>
  )
}
