import type { ComponentType } from 'react'

import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { isRouteErrorResponse } from '#web/router/answers.ts'
import { useRevalidator, useRouteError } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

/** What a page of the account shows when its data could not be loaded: what failed, and a button to retry. */
export function pageFailure(text: TextKey): ComponentType {
  return function Failure() {
    return <PageFailure text={text} />
  }
}

function PageFailure({ text }: { text: TextKey }) {
  const { t } = useTranslation()
  const error = useRouteError()
  const revalidator = useRevalidator()
  const reason = reasonOf(error)
  return (
    <div className="card empty" role="alert">
      <span className="state-disc">
        <Icon of={CircleAlert} />
      </span>
      <h1 className="text-xl">{t(text)}</h1>
      {reason !== undefined && reason !== t(text) && <p>{reason}</p>}
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

/** The API's own sentence where it refused; undefined for failures. */
function reasonOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status >= 500) return undefined
  const message = (error.data as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}
