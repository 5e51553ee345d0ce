import { fromWire } from '#contract/plain/money.ts'
import { ORDER_STATUSES } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'

import { shareOf } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import type { Dashboard, DashboardData } from './dashboard-loader.ts'
import { PartBars } from './part-bars.tsx'
import { partsTable } from './parts-table.tsx'

const BRANDS = 8

/** What each brand brought, the house brand named as such. */
export function BrandCard({ dashboard: { brands, rest } }: { dashboard: Dashboard }) {
  const { t, language } = useTranslation()
  const parts = brands.map((brand) => ({
    key: brand.id,
    name: brand.is_house_brand ? t('admin.dashboard.house', { name: brand.name }) : brand.name,
    to: withQuery(adminPath.products, { brand_id: String(brand.id) }),
    revenue: brand.revenue,
    before: brand.before,
  }))
  const delivery = { key: 'rest', name: t('admin.dashboard.rest'), ...rest }
  const sold = parts.filter((part) => fromWire(part.revenue) > 0).slice(0, BRANDS)
  return (
    <ChartCard
      title={t('admin.dashboard.byBrand')}
      file="dashboard-brands"
      table={partsTable(t, t('admin.dashboard.brand'), [...parts, delivery])}
    >
      {sold.length === 0 && <p className="text-muted">{t('admin.dashboard.noSales')}</p>}
      <PartBars
        parts={sold.map((part) => ({
          ...part,
          value: fromWire(part.revenue),
          text: formatMoney(part.revenue, language),
        }))}
      />
    </ChartCard>
  )
}

/** Every order of the shop by where it stands. */
export function StatusCard({ counts }: { counts: DashboardData['counts'] }) {
  const { t, language } = useTranslation()
  const parts = ORDER_STATUSES.map((status) => ({
    key: status,
    name: t(`orders.status.${status}`),
    value: counts[status],
    text: formatNumber(counts[status], language),
    to: withQuery(adminPath.orders, { status }),
  }))
  return (
    <ChartCard
      title={t('admin.dashboard.byStatus')}
      file="dashboard-statuses"
      table={{
        header: [t('admin.orders.status'), t('admin.dashboard.orders')],
        rows: parts.map(({ key, name, value, text }) => ({
          key,
          cells: [name, text],
          text: [name, String(value)],
        })),
      }}
    >
      <PartBars parts={parts} />
    </ChartCard>
  )
}

/** How many carts came as far as a checkout, and how many orders were paid. */
export function FunnelCard({ dashboard: { funnel, period } }: { dashboard: Dashboard }) {
  const { t, language } = useTranslation()
  const steps = (['carts', 'checkouts', 'paid'] as const).map((step) => ({
    key: step,
    name: t(`admin.dashboard.step.${step}`),
    value: funnel[step],
    before: funnel.before[step],
    // More than all carts came from what has no cart of these days.
    share: funnel[step] > funnel.carts ? undefined : shareOf(funnel[step], funnel.carts),
  }))
  // No list holds the carts and checkouts of these days: most of them became orders.
  const paid = withQuery(adminPath.orders, { paid_from: period.from, paid_to: period.to })
  const percent = (share: number | undefined) =>
    share === undefined ? '–' : `${formatNumber(share, language, 0)} %`
  return (
    <ChartCard
      title={t('admin.dashboard.funnel')}
      file="dashboard-funnel"
      note={t('admin.dashboard.funnelIs')}
      table={{
        header: [
          t('admin.dashboard.stepName'),
          t('admin.dashboard.count'),
          t('admin.dashboard.ofCarts'),
          t('admin.dashboard.earlier'),
        ],
        rows: steps.map(({ key, name, value, share, before }) => ({
          key,
          cells: [
            name,
            formatNumber(value, language),
            percent(share),
            formatNumber(before, language),
          ],
          text: [name, String(value), share?.toFixed(1) ?? '', String(before)],
        })),
      }}
    >
      <PartBars
        parts={steps.map(({ share, ...step }) => ({
          ...step,
          text: `${formatNumber(step.value, language)} · ${percent(share)}`,
          ...(step.key === 'paid' && { to: paid }),
        }))}
      />
    </ChartCard>
  )
}
