import { useTranslation } from '#web/language/language-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The place of a page that is one form. */
export function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {t('page.loading')}
      </span>
      <Skeleton className="mb-5 h-9 w-64" />
      <Skeleton className="h-96" />
    </div>
  )
}
