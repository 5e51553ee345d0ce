import { useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { ReminderBadge } from '#web/admin/abandoned-carts/reminder-badge.tsx'
import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Send } from '#web/ui/icons/send.ts'
import { toasts } from '#web/ui/toast-store.ts'

type AbandonedCart = Answer<'GET /admin/abandoned-carts/{id}'>['data']
const PICTURE_PX = 44

/** One cart that was left: what is in it, and the mail that brings it back. */
export function AbandonedCartPage() {
  const { t } = useTranslation()
  const cart = useLoaderData<AbandonedCart>()
  return (
    <>
      <RecordHead
        back={adminPath.abandonedCarts}
        title={cart.name ?? t('admin.carts.guest')}
        facts={<ReminderBadge cart={cart} />}
      />
      <div className="admin-columns">
        <section className="card admin-card">
          <h2>{t('admin.carts.cart')}</h2>
          <ul className="grid gap-3">
            {cart.items.map((item) => (
              <li
                key={`${item.product_id} ${item.product_color_id}`}
                className="flex items-center gap-3"
              >
                <span className="thumb">
                  <ProductPicture src={item.thumbnail} size={PICTURE_PX} />
                </span>
                <div className="min-w-0 flex-1">
                  <b className="block">{item.name}</b>
                  <Code>{item.sku}</Code>{' '}
                  <span className="text-muted">
                    {t('admin.carts.available', { count: item.available_stock })}
                  </span>
                </div>
                <span className="num">
                  {t('admin.withdrawals.times', { quantity: item.quantity })}
                </span>
                <Money amount={item.unit_price} />
              </li>
            ))}
          </ul>
          <p className="border-line flex justify-between border-t pt-3">
            <b>{t('admin.orders.total')}</b>
            <Money amount={cart.total} isStrong />
          </p>
        </section>
        <Reminder cart={cart} />
      </div>
    </>
  )
}

function Reminder({ cart }: { cart: AbandonedCart }) {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const remind = async () => {
    setIsBusy(true)
    try {
      const params = { id: cart.id }
      const { message } = await staffCall('POST /admin/abandoned-carts/{id}/remind', {
        params,
        body: {},
      })
      toasts.show(message)
      await revalidator.revalidate()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className="card admin-card">
      <h2>{t('admin.carts.reminder')}</h2>
      <dl className="admin-facts">
        <dt>{t('admin.orders.email')}</dt>
        <dd className="break-all">{cart.email ?? t('admin.carts.noEmail')}</dd>
        <dt>{t('admin.carts.left')}</dt>
        <dd>
          <Moment at={cart.last_activity_at} />
        </dd>
        <dt>{t('admin.carts.consent')}</dt>
        <dd>{t(cart.has_consent ? 'admin.carts.yes' : 'admin.carts.no')}</dd>
        {cart.reminded_at !== null && (
          <>
            <dt>{t('admin.carts.reminded')}</dt>
            <dd>
              <Moment at={cart.reminded_at} />
            </dd>
          </>
        )}
      </dl>
      <p className="text-muted">{t('admin.carts.reminderText')}</p>
      <Button
        icon={<Icon of={Send} />}
        isBusy={isBusy}
        isDisabled={cart.email === null}
        onClick={() => void remind()}
      >
        {t('admin.carts.remind')}
      </Button>
    </section>
  )
}
