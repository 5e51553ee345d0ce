import { useTranslation } from '#web/language/language-context.tsx'
import { isRouteErrorResponse } from '#web/router/answers.ts'
import { useLocation, useRevalidator, useRouteError } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Link } from '#web/ui/link.tsx'

const NOT_FOUND = 404
const INVALID = 422

/**
 * What a screen shows whose data could not be loaded: a record that does not exist and an address nobody
 * understands lead back to the list, anything else is tried again; `failure` says what failed.
 */
export function ScreenFailure({ failure }: { failure?: string }) {
  const { t } = useTranslation()
  const error = useRouteError()
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === INVALID) {
    return (
      <Failure title={t('admin.failure.address')}>
        <Link className="btn btn-primary" to={pathname}>
          {t('admin.list.showAll')}
        </Link>
      </Failure>
    )
  }
  if (status === NOT_FOUND) {
    return (
      <Failure title={sentenceOf(error) ?? t('notFound.title')}>
        <Link className="btn btn-primary" to={listOf(pathname)}>
          {t('admin.back')}
        </Link>
      </Failure>
    )
  }
  return (
    <Failure
      title={sentenceOf(error) ?? failure ?? t('admin.failure.title')}
      text={t('admin.failure.text')}
    >
      <RetryButton />
    </Failure>
  )
}

function Failure({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: React.ReactNode
}) {
  return (
    <div className="card empty" role="alert">
      <span className="state-disc">
        <Icon of={CircleAlert} />
      </span>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      <div className="mt-2">{children}</div>
    </div>
  )
}

function RetryButton() {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  return (
    <Button
      icon={<Icon of={RefreshCw} />}
      isBusy={revalidator.state === 'loading'}
      onClick={() => void revalidator.revalidate()}
    >
      {t('error.retry')}
    </Button>
  )
}

/** `/admin/orders/4711` → `/admin/orders` */
function listOf(pathname: string): string {
  return pathname.replace(/\/[^/]*$/, '')
}

function sentenceOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status >= 500) return undefined
  const message = (error.data as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}
