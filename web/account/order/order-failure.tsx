import { isRouteErrorResponse, useRouteError } from 'react-router'

import { useTranslation } from '../../language-context.tsx'
import sceneLost from '../../pictures/scene-lost.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pageFailure } from '../layout/page-failure.tsx'
import { BackToOrders } from './back-to-orders.tsx'

const NOT_FOUND = new Set([400, 404, 422])
const Failure = pageFailure('orders.failure.detail')

/** An order that is not there, or not this customer's; anything else can be tried again (S§8). */
export function OrderFailure() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && NOT_FOUND.has(error.status)
  return (
    <>
      <BackToOrders />
      <div className="mt-3">{isMissing ? <OrderNotFound /> : <Failure />}</div>
    </>
  )
}

function OrderNotFound() {
  const { t } = useTranslation()
  return (
    <div className="card" role="alert">
      <EmptyState
        level={1}
        picture={sceneLost}
        title={t('order.missing.title')}
        text={t('orders.failure.detail')}
      />
    </div>
  )
}
