import { isRouteErrorResponse, useNavigation, useRevalidator, useRouteError } from 'react-router'

import type { GoneProduct } from '#contract/catalogue.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { ErrorScreen } from '#web/pages/error-screen.tsx'
import sceneError from '#web/pictures/scene-empty-cart.svg'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

import { GoneScreen } from './gone-screen.tsx'

/** When the article could not be loaded. One that does not exist gets the not-found page. */
export function ProductError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isNavigating = useNavigation().state !== 'idle'
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorScreen />
  const gone = goneProduct(error)
  if (gone !== undefined) return <GoneScreen gone={gone} />
  return (
    <main id="main" tabIndex={-1} className="empty empty-page">
      <img src={sceneError} alt="" width="320" height="230" />
      <h1 className="text-3xl lg:text-4xl">{t('error.title')}</h1>
      <p className="text-lg" role="alert">
        {t('productPage.loadError')}
      </p>
      <Button
        className="mt-4"
        icon={<Icon of={RefreshCw} />}
        isBusy={state === 'loading' || isNavigating}
        onClick={() => void revalidate()}
      >
        {t('error.retry')}
      </Button>
    </main>
  )
}

/** What the refusal says of an article that is not sold any more. */
function goneProduct(error: unknown): GoneProduct | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 410) return undefined
  return (error.data as { data?: GoneProduct }).data
}
