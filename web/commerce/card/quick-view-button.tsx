import { lazy, Suspense, useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Eye } from '#web/ui/icons/eye.ts'
import { loadAgain } from '#web/ui/load-again.ts'

import type { CardProduct } from './card-product.ts'

const QuickView = lazy(async () => ({
  default: (await loadAgain(() => import('./quick-view.tsx'))).QuickView,
}))

/** The eye on a card. The dialog's code comes with the first press. */
export function QuickViewButton({ product }: { product: CardProduct }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className="pcard-quick"
        aria-label={t('quickView.open', { name: product.name })}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <Icon of={Eye} />
      </button>
      {wasOpened && (
        <Suspense>
          <QuickView product={product} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
