import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { orderAgain } from '#web/commerce/orders/order-again.ts'
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

/** A customer's last order, to order again in one click. Nothing for those who have not ordered yet. */
export function LastOrder() {
  const { t, language } = useTranslation()
  const [order, setOrder] = useState<OrderRow>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void browserCall('GET /customer/orders', { query: { per_page: 1 } }).then(
      ({ data }) => isCurrent && setOrder(data[0]),
      () => undefined,
    )
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
    <aside className="wrap mt-8">
      <div className="card card-pad flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-56">
          <b className="block">{t('again.lastOrder')}</b>
          <span className="text-muted">
            <Link className="link" to={paths.order(order.id)}>
              <Code>{order.order_number}</Code>
            </Link>
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
