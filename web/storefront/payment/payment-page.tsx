import { useCallback, useEffect, useState } from 'react'

import { cents, toWire } from '#contract/plain/money.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { formatMoney } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { useSearchParams } from '#web/router/hooks.ts'
import { useLeaveWhenOrdered } from '#web/storefront/buying/left-for-payment.ts'
import {
  type OpenPayment,
  readStoredOrder,
  type StoredOrder,
} from '#web/storefront/buying/pending-order.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { CreditCard } from '#web/ui/icons/credit-card.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { finishOrder } from './finish-order.ts'
import { paymentParameters, returnLocation } from './payment-parameters.ts'

const loadStripe = () => import('./stripe-payment.tsx')
const loadTest = () => import('./test-payment.tsx')

/** `/apple-pay-payment`: wallet or card, or why neither is possible. */
export function PaymentPage() {
  const [search] = useSearchParams()
  const parameters = paymentParameters(search)
  // Read after the first render: the server does not know what this tab keeps.
  const [stored, setStored] = useState<StoredOrder | 'none'>()
  const intentId = parameters?.intentId
  const isAsked = useLeaveWhenOrdered(() => intentId)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, after hydration
    if (intentId !== undefined) setStored(readStoredOrder(intentId) ?? 'none')
  }, [intentId])

  return (
    <main id="main" tabIndex={-1} className="wrap py-6 lg:py-12">
      <div className="payment-card">
        {parameters === undefined && <PaymentError text="pay.error.parameters" />}
        {stored === 'none' && isAsked && <PaymentError text="pay.error.order" />}
        {parameters !== undefined && (stored === undefined || (stored === 'none' && !isAsked)) && (
          <Loading />
        )}
        {parameters !== undefined && stored !== undefined && stored !== 'none' && (
          <Payment stored={stored} returnUrl={parameters.returnUrl} />
        )}
      </div>
    </main>
  )
}

function Payment({ stored, returnUrl }: { stored: StoredOrder; returnUrl: string }) {
  const { t } = useTranslation()
  const [isDone, setIsDone] = useState(false)
  const isTest = stored.payment.provider === 'test'
  const stripe = useLoaded(loadStripe, !isTest)
  const test = useLoaded(loadTest, isTest)
  const Form = stripe?.StripePayment ?? test?.TestPayment
  const returnPath = returnLocation(returnUrl, stored.payment.payment_intent_id)

  const finish = useCallback(
    async (status: string, method: PaymentMethod) => {
      await finishOrder(stored, status, method)
      setIsDone(true)
      window.location.replace(returnPath)
    },
    [stored, returnPath],
  )
  return (
    <>
      <section className="card card-pad">
        <PaymentHead payment={stored.payment} />
        {isDone && (
          <Alert tone="success" className="mt-5">
            {t('pay.success')}
          </Alert>
        )}
        {Form === undefined ? (
          <FormSkeleton />
        ) : (
          <Form stored={stored} returnPath={returnPath} onPaid={finish} />
        )}
      </section>
      <Button
        look="ghost"
        width="full"
        className="mt-3"
        icon={<Icon of={ArrowLeft} />}
        onClick={() => window.history.back()}
      >
        {t('pay.back')}
      </Button>
      <p className="text-subtle mt-4 text-center text-sm">{t('pay.promise')}</p>
    </>
  )
}

function PaymentHead({ payment: { amount, pieces } }: { payment: OpenPayment }) {
  const { t, language } = useTranslation()
  const { name } = useSettings().shop
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h1 className="text-2xl">{t('pay.title')}</h1>
        <b className="num font-display text-3xl">{formatMoney(toWire(cents(amount)), language)}</b>
      </div>
      <p className="text-muted mt-1 flex flex-wrap justify-between gap-x-3 text-sm">
        <span>{[t('cart.pieces', { count: pieces }), name].join(', ')}</span>
        <span className="flex items-center gap-1.5">
          <Icon of={Lock} className="size-4" />
          {t('pay.secure')}
        </span>
      </p>
    </>
  )
}

function PaymentError({ text }: { text: TextKey }) {
  const { t } = useTranslation()
  return (
    <section className="card">
      <div className="empty pb-0">
        <span className="state-disc">
          <Icon of={CreditCard} />
        </span>
      </div>
      <EmptyState level={1} title={t('pay.error.title')} text={t(text)}>
        <p className="text-sm">{t('pay.error.kept')}</p>
        <a className={`${buttonLooks()} mt-3`} href={paths.checkout}>
          {t('pay.error.return')}
        </a>
      </EmptyState>
    </section>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <section className="card card-pad" aria-busy="true">
      <h1 className="text-2xl">{t('pay.title')}</h1>
      <FormSkeleton />
    </section>
  )
}

function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="late mt-6 grid gap-4" aria-busy="true">
      <p className="sr-only" role="status">
        {t('pay.loading')}
      </p>
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
