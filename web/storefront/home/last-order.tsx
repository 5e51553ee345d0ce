import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { noteOrdered } from '#web/commerce/orders/has-ordered.ts'
import { orderAgain } from '#web/commerce/orders/order-again.ts'
import { isSignedIn, useIsSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { formatMoney, longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Repeat2 as Repeat } from '#web/ui/icons/repeat-2.ts'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type OrderRow = Answer<'GET /customer/orders'>['data'][number]

/** The visitor's last order, to order again in one click. */
export function LastOrder() {
  const { t, language } = useTranslation()
  const [order, setOrder] = useState<OrderRow>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const newest = await newestOrder()
      if (!isCurrent) return
      setOrder(newest)
      noteOrdered(newest !== undefined)
    }
    show().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [])
  if (order === undefined) return null
  const again = async () => {
    setIsBusy(true)
    for (const { name, wanted, added } of await orderAgain(order.id))
      toasts.showError(t('again.missing', { name, wanted, added }))
    setIsBusy(false)
  }
  return (
    <aside className="wrap last-order">
      <div className="card card-pad flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-56">
          <b className="block">{t('again.lastOrder')}</b>
          <span className="text-muted">
            <OrderNumber order={order} />
            {`, ${longDate(order.created_at, language)}, ${t('cart.pieces', { count: order.items_count })}, ${formatMoney(order.total, language)}`}
          </span>
        </p>
        <Button
          className="max-sm:w-full"
          icon={<Icon of={Repeat} />}
          isBusy={isBusy}
          onClick={() => void again()}
        >
          {t('again.button')}
        </Button>
      </div>
    </aside>
  )
}

/** Guests have no pages of their own. */
function OrderNumber({ order }: { order: OrderRow }) {
  const number = <Code>{order.order_number}</Code>
  if (!useIsSignedIn()) return number
  return (
    <Link className="link" to={paths.order(order.id)}>
      {number}
    </Link>
  )
}

async function newestOrder(): Promise<OrderRow | undefined> {
  const input = { query: { per_page: 1 } }
  const { data } = await (isSignedIn()
    ? browserCall('GET /customer/orders', input)
    : browserCall('GET /guest/orders', input))
  return data[0]
}
