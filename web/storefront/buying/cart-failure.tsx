import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

/** The cart could not be loaded: why, with a button to retry. */
export function CartFailure({
  message,
  onRetry,
}: {
  message: string
  onRetry: () => Promise<void>
}) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState title={t('cart.failedTitle')} text={message}>
        <Button className="mt-3" icon={<Icon of={RefreshCw} />} onClick={() => void onRetry()}>
          {t('cart.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
