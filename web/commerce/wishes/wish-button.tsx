import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { loadAgain } from '#web/ui/load-again.ts'

import { useIsWished, wishKey } from './wishes.ts'

interface WishButtonProps {
  product: { id: number; name: string }
  /** The colour that is chosen, for an article sold in colours. */
  colorId?: number | null
  className?: string
}

/** The heart: on the list or not, per colour. The code behind it is loaded with the first press. */
export function WishButton({ product, colorId = null, className = 'pcard-wish' }: WishButtonProps) {
  const { t } = useTranslation()
  const isWished = useIsWished(wishKey(product.id, colorId))
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isWished}
      aria-label={t('wishlist.heart', { name: product.name })}
      onClick={() => {
        void loadAgain(() => import('./wish-actions.ts')).then(({ toggleWish }) =>
          toggleWish(product.id, colorId),
        )
      }}
    >
      <Icon of={Heart} />
    </button>
  )
}
