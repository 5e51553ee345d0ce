import { pageFailure } from '#web/account/layout/page-failure.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import sceneLost from '#web/pictures/scene-lost.svg'
import { isRouteErrorResponse } from '#web/router/answers.ts'
import { useRouteError } from '#web/router/hooks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { BackToOrders } from './back-to-orders.tsx'

const NOT_FOUND = new Set([400, 404, 422])
const Failure = pageFailure('orders.failure.detail')

/** An order that does not exist or is not this customer's; any other failure can be tried again. */
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
