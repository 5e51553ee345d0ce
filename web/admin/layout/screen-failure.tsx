import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

/** What a screen shows whose data could not be loaded: the server's own sentence where it refused, and another try. */
export function ScreenFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  const revalidator = useRevalidator()
  return (
    <div className="card empty" role="alert">
      <span className="state-disc">
        <Icon of={CircleAlert} />
      </span>
      <h1>{sentenceOf(error) ?? t('admin.failure.title')}</h1>
      <p>{t('admin.failure.text')}</p>
      <Button
        className="mt-2"
        icon={<Icon of={RefreshCw} />}
        isBusy={revalidator.state === 'loading'}
        onClick={() => void revalidator.revalidate()}
      >
        {t('error.retry')}
      </Button>
    </div>
  )
}

function sentenceOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status >= 500) return undefined
  const message = (error.data as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}
