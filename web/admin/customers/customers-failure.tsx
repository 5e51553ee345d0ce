import { ScreenFailure } from '#web/admin/layout/screen-failure.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'

/** What failed: showing the list, or looking for somebody in it. */
export function CustomersFailure() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const isSearch = new URLSearchParams(search).has('search')
  return (
    <ScreenFailure
      failure={t(isSearch ? 'admin.customers.searchFailed' : 'admin.customers.fetchFailed')}
    />
  )
}
