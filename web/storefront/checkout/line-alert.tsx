import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'

import type { LineState } from './use-lost-line.ts'

/** Beside the order button: whether anything was ordered, and what happens next. */
export function LineAlert({ line }: { line: LineState }) {
  const { t } = useTranslation()
  return (
    <Alert tone={line.kind === 'down' ? 'danger' : 'warning'} className="mt-4">
      {t(textOf(line))}
    </Alert>
  )
}

function textOf(line: LineState): TextKey {
  if (line.kind === 'asking') return 'checkout.line.asking'
  if (line.kind === 'nothing-ordered') return 'checkout.line.back'
  return line.isUncertain ? 'checkout.line.uncertain' : 'checkout.line.down'
}
