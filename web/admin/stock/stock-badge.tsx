import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Boxes } from '#web/ui/icons/boxes.ts'

import type { StockRow } from './stock-loader.ts'

const TONES = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'danger',
} as const satisfies Record<StockRow['state'], string>

/** Whether there is enough of it. */
export function StockBadge({ state }: Pick<StockRow, 'state'>) {
  const { t } = useTranslation()
  return (
    <Badge tone={TONES[state]} hasDot>
      {t(`admin.stock.state.${state}`)}
    </Badge>
  )
}

/** In place of a button to change it: a pack has what its members make. */
export function PackBadge() {
  const { t } = useTranslation()
  return (
    <Badge>
      <Icon of={Boxes} />
      {t('admin.stock.fromMembers')}
    </Badge>
  )
}
