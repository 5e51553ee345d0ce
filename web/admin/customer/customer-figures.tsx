import { costOfFirst, fromWire, toWire } from '#contract/plain/money.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'

import type { Overview, User } from './customer-loader.ts'

/** What somebody means to the shop, in four numbers. */
export function CustomerFigures({ user, overview }: { user: User; overview: Overview }) {
  const { t, language } = useTranslation()
  const { shop } = useSettings()
  const { on_the_way: onTheWay, house_share: share, withdrawals } = overview.figures
  const perOrder =
    user.orders_count === 0
      ? undefined
      : toWire(costOfFirst(1, user.orders_count, fromWire(user.spent)))
  return (
    <dl className="figures mb-4">
      <Figure
        label={t('admin.customers.ordersCount')}
        value={String(user.orders_count)}
        note={onTheWay === 0 ? undefined : t('admin.customers.onTheWay', { count: onTheWay })}
      />
      <Figure
        label={t('admin.customers.spent')}
        value={formatMoney(user.spent, language)}
        note={
          perOrder === undefined
            ? undefined
            : t('admin.customers.perOrder', { amount: formatMoney(perOrder, language) })
        }
      />
      <Figure
        label={t('admin.customers.houseShare', { brand: shop.house_brand })}
        value={share === null ? '–' : `${share}\u00A0%`}
        note={t('admin.customers.ofAmount')}
      />
      <Figure label={t('admin.customers.returns')} value={String(withdrawals)} note={undefined} />
    </dl>
  )
}

function Figure({
  label,
  value,
  note,
}: {
  label: string
  value: string
  note: string | undefined
}) {
  return (
    <div className="card figure">
      <dt>{label}</dt>
      <dd className="figure-value num">{value}</dd>
      {note !== undefined && <dd className="text-muted">{note}</dd>}
    </div>
  )
}
