import { useState } from 'react'

import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { CardSkeleton } from '#web/commerce/card/card-skeleton.tsx'
import { addAllToCart, addToCart } from '#web/commerce/cart/shop-cart.ts'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { currentWishes, useWishCount } from '#web/commerce/wishes/wishes.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import scene from '#web/pictures/scene-empty-cart.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { WishCard } from './wish-card.tsx'
import { toWish, type Wish, type WishlistItem } from './wish-view.ts'

/**
 * What the customer has wished for. What is taken off leaves at once and can be brought back, so the
 * page shows those of its articles that are on the list now.
 */
export function WishlistPage() {
  const { reading } = useTranslation()
  const items = useLoaderData<readonly WishlistItem[]>()
  const count = useWishCount()
  const wishes = items.map((item) => toWish(item, reading))
  return count === 0 ? <NoWishes /> : <WishList wishes={wishes} count={count} />
}

function WishList({ wishes, count }: { wishes: readonly Wish[]; count: number }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading
        title={
          <>
            {t('wishes.title')}{' '}
            <span className="heading-count num">{t('wishes.count', { count })}</span>
          </>
        }
      >
        <AddAll wishes={wishes} />
      </PageHeading>
      <ul className="pgrid pgrid-rows pgrid-beside">
        {wishes.map((wish) => (
          <WishCard key={wish.key} wish={wish} />
        ))}
      </ul>
    </>
  )
}

/** One of each that is in stock. Those in a colour go one by one: the cart must know which colour. */
function AddAll({ wishes }: { wishes: readonly Wish[] }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const buyable = wishes.filter(({ key, isBuyable }) => isBuyable && currentWishes().has(key))
  if (buyable.length === 0) return null
  const add = async () => {
    setIsBusy(true)
    const plain = buyable.filter(({ colorId }) => colorId === null)
    if (plain.length > 0) await addAllToCart(plain.map(({ productId }) => productId))
    for (const { productId, colorId } of buyable) {
      // oxlint-disable-next-line no-await-in-loop -- one cart, one write at a time
      if (colorId !== null) await addToCart(productId, 1, colorId)
    }
    setIsBusy(false)
  }
  return (
    <Button
      look="secondary"
      className="max-sm:w-full"
      icon={<Icon of={ShoppingCart} />}
      isBusy={isBusy}
      onClick={() => void add()}
    >
      {t('wishes.addAll')}
    </Button>
  )
}

function NoWishes() {
  const { t } = useTranslation()
  const printer = useMyPrinter()
  return (
    <>
      <PageHeading title={t('wishes.title')} />
      <div className="card">
        <EmptyState picture={scene} title={t('wishes.empty.title')} text={t('wishes.empty.text')}>
          <Link
            className={`${buttonLooks()} mt-2`}
            to={printer === undefined ? paths.shop : paths.printer(printer.slug)}
          >
            {printer === undefined
              ? t('orders.empty.shop')
              : t('cart.empty.printer', { model: printer.model })}
          </Link>
        </EmptyState>
      </div>
    </>
  )
}

const SKELETON_CARDS = ['first', 'second', 'third', 'fourth']

export function WishlistSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeading title={t('wishes.title')}>
        <Skeleton className="h-11 w-56 max-sm:w-full" />
      </PageHeading>
      <div className="pgrid pgrid-rows pgrid-beside">
        {SKELETON_CARDS.map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </div>
  )
}
