import { PAYMENT_CHECK_KINDS } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ListEmpty } from '#web/admin/table/list-empty.tsx'
import { ListFilters } from '#web/admin/table/list-filters.tsx'
import { ListPager } from '#web/admin/table/list-pager.tsx'
import { ListTabs, type ListTab } from '#web/admin/table/list-tabs.tsx'
import { ListTools } from '#web/admin/table/list-tools.tsx'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Landmark } from '#web/ui/icons/landmark.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Link } from '#web/ui/link.tsx'

import { PaymentCheckCard } from './payment-check-card.tsx'
import type { PaymentsData } from './payments-loader.ts'
import { TransfersCard } from './transfers-card.tsx'

const TABS: readonly ListTab[] = [
  { text: 'admin.payments.open', filter: { state: undefined } },
  { text: 'admin.payments.resolved', filter: { state: 'resolved' } },
]

/** Money that does not fit, each case with what happened and what can be done about it. */
export function PaymentsPage() {
  const { t } = useTranslation()
  const { page, transfers } = useLoaderData<PaymentsData>()
  const list = useListAddress()
  const revalidator = useRevalidator()
  const isOpen = !list.params.has('state')
  return (
    <>
      <div className="admin-head">
        <div className="payments-title">
          <h1>{t('admin.payments.title')}</h1>
          <p className="text-muted">{t('admin.payments.text')}</p>
        </div>
        <Link className="btn btn-secondary" to={adminPath.bankStatements}>
          <Icon of={Landmark} />
          {t('admin.nav.bankStatements')}
        </Link>
        <Button
          look="secondary"
          icon={<Icon of={RefreshCw} />}
          isBusy={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          {t('admin.payments.refresh')}
        </Button>
      </div>
      <div className="payments-cases">
        <div className="card list-card">
          <ListTabs label="admin.payments.title" tabs={TABS} />
          <ListTools>
            <ListFilters
              filters={[
                {
                  kind: 'choice',
                  label: 'admin.payments.kindFilter',
                  name: 'kind',
                  options: PAYMENT_CHECK_KINDS.map((value) => ({
                    value,
                    label: t(`admin.payments.kind.${value}`),
                  })),
                },
              ]}
            />
          </ListTools>
          {page.data.length === 0 && (
            <ListEmpty
              text={isOpen ? 'admin.payments.empty' : 'admin.payments.noneResolved'}
              list={list}
            />
          )}
        </div>
        {page.data.map((check) => (
          <PaymentCheckCard key={check.id} check={check} />
        ))}
        {(page.last_page > 1 || page.current_page > 1) && (
          <div className="card">
            <ListPager page={page} list={list} />
          </div>
        )}
        {isOpen && <TransfersCard transfers={transfers} />}
      </div>
    </>
  )
}
