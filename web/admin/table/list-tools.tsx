import { useState, type ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.ts'

/** Search, filters, columns and views in a row; on phones what follows the search opens below it. */
export function ListTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={`list-tools ${isOpen ? 'is-open' : ''}`}>
      {children}
      <Button
        look="secondary"
        className="list-tools-button"
        icon={<Icon of={SlidersHorizontal} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('admin.list.filters')}
      </Button>
    </div>
  )
}
