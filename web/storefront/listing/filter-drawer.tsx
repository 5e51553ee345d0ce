import type { Facets } from '#contract/catalogue.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { FilterForm } from './filter-form.tsx'
import type { Listing } from './use-listing.ts'

interface FilterDrawerProps {
  isOpen: boolean
  onClose: () => void
  listing: Listing
  facets: Facets
  total: number
}

/** The filters over the whole of a small screen; ticks apply at once, the button says what they leave. */
export function FilterDrawer({ isOpen, onClose, listing, facets, total }: FilterDrawerProps) {
  const { t } = useTranslation()
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      footer={
        <Button width="full" onClick={onClose}>
          {t('filter.show', { count: total })}
        </Button>
      }
    >
      <div className="px-5 pt-4 pb-6">
        <FilterForm listing={listing} facets={facets} isInPanel />
      </div>
    </SidePanel>
  )
}
