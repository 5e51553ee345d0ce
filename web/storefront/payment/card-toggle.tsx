import { useId, type ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'

/** Shows and hides the card form. */
export function CardToggle({
  isShown,
  onToggle,
  children,
}: {
  isShown: boolean
  onToggle: (isShown: boolean) => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <Button
        look="secondary"
        width="full"
        className="justify-between"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => onToggle(!isShown)}
      >
        {isShown ? t('pay.hideCard') : t('pay.showCard')}
        <Icon of={ChevronDown} className={isShown ? 'rotate-180' : ''} />
      </Button>
      <div id={id} hidden={!isShown} className="mt-4">
        {isShown && children}
      </div>
    </div>
  )
}
