import type { OrderStatus } from '#contract/plain/statuses.ts'
import { staffCall } from '#web/admin/staff.ts'
import { OrderStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import type { AdminOrder } from './order-loader.ts'
import { useOrderChange } from './use-order-change.ts'

/** The steps this order allows, each with what it does. Nothing else is offered. */
export function StatusMenu({ order, onCancel }: { order: AdminOrder; onCancel: () => void }) {
  const { t } = useTranslation()
  const { busy, run } = useOrderChange()
  if (order.allowed_statuses.length === 0) return null
  const choose = (status: OrderStatus) => {
    if (status === 'cancelled') return onCancel()
    void run(status, () =>
      staffCall('PUT /admin/orders/{id}/status', {
        params: { id: order.id },
        body: { status, version: order.version },
      }),
    )
  }
  return (
    <PopoverMenu
      buttonLook="btn btn-primary"
      menuLook="desk-status-menu"
      button={
        <>
          {busy !== undefined && <Spinner />}
          {t('admin.order.changeStatus')}
          <Icon of={ChevronDown} />
        </>
      }
    >
      {(close) => (
        <>
          {order.allowed_statuses.map((status) => (
            <button
              key={status}
              type="button"
              className="menu-item"
              onClick={() => {
                close()
                choose(status)
              }}
            >
              <OrderStatusBadge status={status} />
              <span className="text-muted flex-1 text-end">
                {t(`admin.order.step.${status as 'processing'}`)}
              </span>
            </button>
          ))}
          <p className="text-subtle border-line mt-1 border-t px-3 py-2 text-xs">
            {t('admin.order.onlyAllowed')}
          </p>
        </>
      )}
    </PopoverMenu>
  )
}
