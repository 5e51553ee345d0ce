import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigation } from '#web/router/hooks.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsLong } from '#web/ui/use-is-long.ts'

/** The bar and spinner while the next page loads. */
export function NavigationProgress() {
  const { t } = useTranslation()
  const isLong = useIsLong(useNavigation().state === 'loading')
  return (
    <div className="page-progress" role="status" data-active={isLong ? '' : undefined}>
      {isLong && (
        <>
          <span className="page-progress-bar" />
          <span className="page-progress-spinner">
            <Spinner />
            <span className="sr-only">{t('page.loading')}</span>
          </span>
        </>
      )}
    </div>
  )
}
