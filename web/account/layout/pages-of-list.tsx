import { useTranslation } from '#web/language/language-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

interface PagesOfListProps {
  page: number
  lastPage: number
  toPage: (page: number) => string
}

/** "Page x of y" below a list of the account; nothing while there is only one. */
export function PagesOfList({ page, lastPage, toPage }: PagesOfListProps) {
  const { t } = useTranslation()
  return (
    <Pagination
      className="pager-tight mt-5"
      page={page}
      lastPage={lastPage}
      toPage={toPage}
      labels={{
        navigation: t('customer.pages.label'),
        previous: t('customer.pages.previous'),
        next: t('customer.pages.next'),
        position: t('customer.pages.position', { page, last: lastPage }),
      }}
    />
  )
}
