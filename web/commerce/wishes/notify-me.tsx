import { lazy, Suspense, useState } from 'react'

import { isSignedIn } from '#web/data/identity.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { Check } from '#web/ui/icons/check.ts'
import { loadAgain } from '#web/ui/load-again.ts'

import { useHasAsked } from './stock-alerts.ts'

const NotifyDialog = lazy(async () => ({
  default: (await loadAgain(() => import('./notify-dialog.tsx'))).NotifyDialog,
}))

interface NotifyMeProps {
  product: { id: number; name: string }
  /** The colour that is chosen, for an article sold in colours. */
  colorId?: number | null
  size?: 'normal' | 'large'
  width?: 'own' | 'full'
}

/** Stands where "Add to cart" would: one mail when the article can be bought again. A guest is asked for an address. */
export function NotifyMe({
  product,
  colorId = null,
  size = 'normal',
  width = 'full',
}: NotifyMeProps) {
  const { t } = useTranslation()
  const hasAsked = useHasAsked(product.id, colorId)
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const ask = async () => {
    if (!isSignedIn()) {
      setWasOpened(true)
      setIsOpen(true)
      return
    }
    setIsBusy(true)
    const { askAsCustomer } = await loadAgain(() => import('./ask-for-stock.ts'))
    await askAsCustomer(product.id, colorId)
    setIsBusy(false)
  }
  return (
    <>
      <Button
        look="secondary"
        width={width}
        size={size}
        icon={<Icon of={hasAsked ? Check : Bell} />}
        isBusy={isBusy}
        // Not disabled: the focus would be lost with the press.
        aria-disabled={hasAsked || undefined}
        {...(!hasAsked && { 'aria-label': t('stockAlert.askNamed', { name: product.name }) })}
        onClick={() => !hasAsked && void ask()}
      >
        {hasAsked ? t('stockAlert.asked') : t('stockAlert.ask')}
      </Button>
      {wasOpened && (
        <Suspense>
          <NotifyDialog
            product={product}
            colorId={colorId}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
