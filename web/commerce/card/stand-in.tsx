import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Link } from '#web/ui/link.tsx'

import type { CardProduct } from './card-product.ts'
import { Amount } from './price.tsx'

const bold = { b: (words: string) => <b>{words}</b> }

/** Beside "Notify me" of an original: the house-brand article that is there now. */
export function StandIn({ standIn }: { standIn: CardProduct['stand_in'] }) {
  const { t } = useTranslation()
  const { house_brand: brand } = useSettings().shop
  if (standIn === null) return null
  return (
    <Link className="stand-in" to={paths.product(standIn.slug)}>
      <span className="sr-only">{t('standIn.named', { name: standIn.name })}</span>
      <span className="min-w-0 flex-1">
        <RichText text="standIn.inStock" values={{ brand }} parts={bold} />
      </span>
      <b>
        <Amount {...standIn.price} />
      </b>
      <Icon of={ArrowRight} />
    </Link>
  )
}
