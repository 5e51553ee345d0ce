import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { PagesOfList } from '#web/account/layout/pages-of-list.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import sceneEmpty from '#web/pictures/scene-empty-cart.svg'
import sceneSearch from '#web/pictures/scene-search.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'

import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { OrderList } from './order-list.tsx'
import { pageOfOrders, type OrdersData } from './orders-loader.ts'
import { OrdersSearch, SearchPlace } from './orders-search.tsx'

/** All orders of the customer, found by number or status; the address is the whole state. */
export function OrdersPage() {
  const { t } = useTranslation()
  const { orders, page, lastPage, search } = useLoaderData<OrdersData>()
  const isEmpty = orders.length === 0 && search === ''
  return (
    <>
      <PageHeading title={t('orders.title')}>
        {isEmpty ? <SearchPlace /> : <OrdersSearch search={search} />}
      </PageHeading>
      {isEmpty && <NoOrders />}
      {orders.length === 0 && search !== '' && <NoMatch search={search} />}
      {orders.length > 0 && (
        <div className="card overflow-hidden">
          <OrderList orders={orders} />
        </div>
      )}
      <PagesOfList page={page} lastPage={lastPage} toPage={(to) => pageOfOrders(search, to)} />
    </>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  return (
    <div className="card">
      <EmptyState
        picture={sceneEmpty}
        title={t('orders.empty.title')}
        text={t('orders.empty.text')}
      >
        <Link className={`${buttonLooks()} mt-2`} to={paths.shop}>
          {t('orders.empty.shop')}
        </Link>
      </EmptyState>
    </div>
  )
}

function NoMatch({ search }: { search: string }) {
  const { t } = useTranslation()
  return (
    <div className="card" role="status">
      <EmptyState
        picture={sceneSearch}
        title={t('orders.noMatch.title', { search })}
        text={t('orders.noMatch.text')}
      >
        <Link className={`${buttonLooks({ look: 'secondary' })} mt-2`} to={paths.orders}>
          {t('orders.noMatch.all')}
        </Link>
      </EmptyState>
    </div>
  )
}

const SKELETON_ROWS = 10

export function OrdersSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('orders.title')}>
        <SearchPlace />
      </PageHeading>
      <div className="card overflow-hidden">
        <OrderListSkeleton rows={SKELETON_ROWS} />
      </div>
    </>
  )
}
