import type { ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import sceneLost from '#web/pictures/scene-lost.svg'
import { readStoredOrder } from '#web/storefront/buying/pending-order.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Link } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { ConfirmedOrder } from './confirmed-order.tsx'
import { useConfirmedOrder } from './use-confirmed-order.ts'

/** After paying: the order, or where its payment stands. */
export function ConfirmationPage() {
  const { confirmation, retry } = useConfirmedOrder()
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 lg:pt-10">
      {confirmation.kind === 'loading' && <Waiting text="confirmation.loading" />}
      {confirmation.kind === 'checking' && <Waiting text="confirmation.checking" />}
      {confirmation.kind === 'slow' && <Slow onRetry={retry} />}
      {confirmation.kind === 'refused' && <Refused intentId={confirmation.intentId} />}
      {confirmation.kind === 'unknown' && <Unknown />}
      {confirmation.kind === 'failed' && <Failed message={confirmation.message} onRetry={retry} />}
      {confirmation.kind === 'order' && <ConfirmedOrder order={confirmation.order} />}
    </main>
  )
}

function Waiting({ text }: { text: 'confirmation.loading' | 'confirmation.checking' }) {
  const { t } = useTranslation()
  return (
    <div className="empty empty-page" aria-busy="true">
      <h1 className="text-3xl">{t('confirmation.title')}</h1>
      <p className="flex items-center gap-3" role="status">
        <Spinner />
        {t(text)}
      </p>
    </div>
  )
}

function Slow({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  return (
    <EmptyState level={1} title={t('confirmation.title')} text={t('confirmation.slow', { phone })}>
      <RetryButton onRetry={onRetry}>{t('confirmation.again')}</RetryButton>
    </EmptyState>
  )
}

/** Refused or left at the bank: the same payment can be tried again while its data are here. */
function Refused({ intentId }: { intentId: string }) {
  const { t } = useTranslation()
  const canRetry = readStoredOrder(intentId) !== undefined
  const again = withQuery(paths.payment, {
    payment_intent: intentId,
    return_url: paths.orderConfirmation,
  })
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('confirmation.refused.title')}
        text={t('confirmation.refused.text')}
      >
        {canRetry && (
          <a className={`${buttonLooks()} mt-3`} href={again}>
            {t('confirmation.refused.retry')}
          </a>
        )}
        <a className={buttonLooks({ look: canRetry ? 'ghost' : 'primary' })} href={paths.checkout}>
          {t('confirmation.refused.checkout')}
        </a>
      </EmptyState>
    </div>
  )
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      picture={sceneLost}
      title={t('confirmation.unknown.title')}
      text={t('confirmation.unknown.text')}
    >
      <Link className={`${buttonLooks()} mt-3`} to={paths.shop}>
        {t('confirmation.unknown.shop')}
      </Link>
    </EmptyState>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState level={1} title={t('confirmation.failed.title')} text={message}>
        <RetryButton onRetry={onRetry}>{t('cart.retry')}</RetryButton>
      </EmptyState>
    </div>
  )
}

function RetryButton({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Button className="mt-3" icon={<Icon of={RefreshCw} />} onClick={onRetry}>
      {children}
    </Button>
  )
}
