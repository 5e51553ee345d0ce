import { adminPath } from '#web/admin/admin-path.ts'
import { AddressLines } from '#web/commerce/words/address-lines.tsx'
import { initialOf } from '#web/commerce/words/person-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Languages } from '#web/ui/icons/languages.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Link } from '#web/ui/link.tsx'

import { DocumentsCard } from './documents-card.tsx'
import type { AdminOrder } from './order-loader.ts'
import type { OrderTask } from './order-task.ts'
import { TransferPanel } from './transfer-panel.tsx'

/** Whose order it is, where it goes, and how it is paid. */
export function OrderPeople({
  order,
  onTask,
}: {
  order: AdminOrder
  onTask: (task: OrderTask) => void
}) {
  const { t } = useTranslation()
  return (
    <div className="desk-side">
      <TransferPanel order={order} />
      <Customer order={order} />
      {order.order_notes !== null && order.order_notes !== '' && (
        <section className="card admin-card">
          <h2>{t('admin.order.customerNote')}</h2>
          <p className="desk-note">{order.order_notes}</p>
        </section>
      )}
      <AddressCard order={order} which="shipping_address" onTask={onTask} />
      <AddressCard order={order} which="billing_address" onTask={onTask} />
      <Payment order={order} />
      <DocumentsCard order={order} />
    </div>
  )
}

function AddressCard({
  order,
  which,
  onTask,
}: {
  order: AdminOrder
  which: 'shipping_address' | 'billing_address'
  onTask: (task: OrderTask) => void
}) {
  const { t } = useTranslation()
  const title = t(
    which === 'shipping_address' ? 'admin.order.shippingAddress' : 'admin.order.billingAddress',
  )
  const isOpen = order.status === 'pending' || order.status === 'processing'
  return (
    <section className="card admin-card">
      <div className="flex items-center justify-between gap-2">
        <h2>{title}</h2>
        {isOpen && order.shipments.length === 0 && (
          <IconButton
            label={t('admin.order.editAddress', { address: title })}
            icon={<Icon of={Pencil} />}
            onClick={() => onTask(which)}
          />
        )}
      </div>
      <AddressLines address={order[which]} />
    </section>
  )
}

function Customer({
  order: { customer, billing_address: billing, language },
}: {
  order: AdminOrder
}) {
  const { t } = useTranslation()
  const name = customer?.name ?? `${billing.first_name} ${billing.last_name}`
  const email = customer?.email ?? billing.email
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.customer')}</h2>
      <div className="flex items-center gap-3">
        <span className="avatar" aria-hidden="true">
          {initialOf(name)}
        </span>
        <div className="min-w-0">
          <b className="block truncate">
            {customer === null ? (
              name
            ) : (
              <Link className="link" to={adminPath.customer(customer.id)}>
                {name}
              </Link>
            )}
          </b>
          {customer === null ? (
            <span className="text-muted">{t('admin.order.guest')}</span>
          ) : (
            <Link
              className="link"
              to={withQuery(adminPath.orders, { customer_id: String(customer.id) })}
            >
              {t('admin.order.ordersCount', { count: customer.orders_count })}
            </Link>
          )}
        </div>
      </div>
      <ul className="desk-contact">
        {email !== null && (
          <li>
            <Icon of={Mail} />
            <a className="link truncate" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {billing.phone !== null && (
          <li>
            <Icon of={Phone} />
            <a className="link" href={`tel:${billing.phone}`}>
              {billing.phone}
            </a>
          </li>
        )}
        <li>
          <Icon of={Languages} />
          {t(`admin.language.${language as 'en' | 'nl' | 'fr'}`)}
        </li>
      </ul>
    </section>
  )
}

function Payment({ order: { payment, purchase_order: reference } }: { order: AdminOrder }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.order.payment')}</h2>
      <dl className="admin-facts">
        <dt>{t('admin.orders.method')}</dt>
        <dd>{t(`admin.method.${payment.payment_method}`)}</dd>
        {payment.transaction_id !== null && (
          <>
            <dt>{t('admin.order.transaction')}</dt>
            <dd className="break-all">{payment.transaction_id}</dd>
          </>
        )}
        {reference !== null && reference !== '' && (
          <>
            <dt>{t('admin.order.reference')}</dt>
            <dd>{reference}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
