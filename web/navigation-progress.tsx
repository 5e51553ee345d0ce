import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

import { useTranslation } from './language-context.tsx'
import { Spinner } from './ui/spinner.tsx'

/** Quick pages come without a flash of progress. */
const PATIENCE_MS = 150

/** The bar and spinner while the next page loads (S§2: lazy pages with a spinner). */
export function NavigationProgress() {
  const { t } = useTranslation()
  const isLoading = useNavigation().state === 'loading'
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLoading])

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
