import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Send } from '#web/ui/icons/send.ts'

import { cartQuery, type AbandonedCart, type AbandonedCartsData } from './abandoned-carts-loader.ts'
import { ReminderBadge } from './reminder-badge.tsx'

const PICTURE_PX = 32
const PICTURES = 3

/** Carts with lines that nobody touched for an hour. */
export function AbandonedCartsPage() {
  const { t } = useTranslation()
  const page = useLoaderData<AbandonedCartsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="abandoned-carts"
      title="admin.carts.title"
      path={adminPath.abandonedCarts}
      columns={columnsOf(t)}
      page={page}
      idOf={(cart) => cart.id}
      nameOf={(cart) => visitorOf(cart, t)}
      to={(cart) => adminPath.abandonedCart(cart.id)}
      search="admin.carts.search"
      filters={[
        {
          kind: 'choice',
          label: 'admin.carts.address',
          name: 'has_email',
          options: [
            { value: 'true', label: t('admin.carts.withEmail') },
            { value: 'false', label: t('admin.carts.noEmail') },
          ],
        },
      ]}
      bulk={BULK}
      empty="admin.carts.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/abandoned-carts', {
          query: { ...cartQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
    />
  )
}

const BULK: readonly BulkAction<AbandonedCart>[] = [
  {
    text: 'admin.carts.remind',
    icon: Send,
    question: 'admin.carts.remindMany',
    each: async ({ id }) =>
      (await staffCall('POST /admin/abandoned-carts/{id}/remind', { params: { id }, body: {} }))
        .message,
  },
]

function columnsOf(t: Translate): readonly Column<AbandonedCart>[] {
  return [
    {
      id: 'visitor',
      header: 'admin.carts.visitor',
      rank: 'name',
      card: 'title',
      cell: (cart) => <span className="block max-w-56 truncate">{visitorOf(cart, t)}</span>,
      text: (cart) => visitorOf(cart, t),
    },
    {
      id: 'email',
      header: 'admin.orders.email',
      card: 'line',
      cell: (cart) => <span className="block max-w-56 truncate">{cart.email ?? '–'}</span>,
      text: (cart) => cart.email ?? '',
    },
    {
      id: 'cart',
      header: 'admin.carts.cart',
      cell: (cart) => (
        <span className="flex items-center gap-1">
          {cart.items.slice(0, PICTURES).map((item) => (
            <span key={`${item.product_id} ${item.product_color_id}`} className="thumb">
              <ProductPicture src={item.thumbnail} size={PICTURE_PX} />
            </span>
          ))}
          {cart.items.length > PICTURES && (
            <span className="text-muted num">{`+${cart.items.length - PICTURES}`}</span>
          )}
        </span>
      ),
      text: (cart) => cart.items.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', '),
    },
    {
      id: 'left',
      header: 'admin.carts.left',
      sort: 'last_activity_at',
      cell: (cart) => <Moment at={cart.last_activity_at} />,
      text: (cart) => cart.last_activity_at,
    },
    {
      id: 'reminder',
      header: 'admin.carts.reminder',
      card: 'end-line',
      cell: (cart) => <ReminderBadge cart={cart} />,
      text: (cart) => cart.reminded_at ?? '',
    },
    {
      id: 'total',
      header: 'admin.orders.total',
      isNumeric: true,
      card: 'end',
      cell: (cart) => <Money amount={cart.total} isStrong />,
      text: (cart) => cart.total,
    },
  ]
}

function visitorOf({ name }: AbandonedCart, t: Translate): string {
  return name ?? t('admin.carts.guest')
}
