import { useState } from 'react'

import { clearCart } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Empties the cart, after asking. */
export function ClearCart({ count }: { count: number }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className="text-muted ml-auto"
        onClick={() => setIsAsking(true)}
      >
        {t('cart.clear.button')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('cart.clear.question')}
        actions={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus starts on the harmless verb */}
            <Button look="secondary" autoFocus onClick={close}>
              {t('cart.clear.keep')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                close()
                void clearCart()
              }}
            >
              {t('cart.clear.button')}
            </Button>
          </>
        }
      >
        <p>{t('cart.clear.text', { count })}</p>
      </Dialog>
    </>
  )
}
