import { useWishCount } from '#web/commerce/wishes/wishes.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { Link } from '#web/ui/link.tsx'

/** The wishlist with its count; the page asks a guest to log in. */
export function WishlistLink() {
  const { t } = useTranslation()
  const count = useWishCount()
  return (
    <Link to={paths.wishlist} className="btn btn-ghost btn-icon">
      <span className="sr-only">{t('wishlist.button', { count })}</span>
      <span className="relative" aria-hidden="true">
        <Icon of={Heart} />
        {count > 0 && <span className="count header-count">{count}</span>}
      </span>
    </Link>
  )
}
