import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

import { CardToggle } from './card-toggle.tsx'
import { PaymentFailure } from './finish-order.ts'
import type { PaymentFormProps } from './payment-form-props.ts'
import { ToBancontact } from './to-bancontact.tsx'
import { usePaying } from './use-paying.ts'

/** The provider's own elements; its script is loaded by this page alone. */
export function StripePayment(props: PaymentFormProps) {
  const { language } = useTranslation()
  const { publishable_key: key, client_secret: clientSecret } = props.stored.payment
  const stripe = useMemo(() => loadStripe(key), [key])
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: language }}>
      <StripeForm {...props} />
    </Elements>
  )
}

function StripeForm({ stored, returnPath, onPaid }: PaymentFormProps) {
  const { t } = useTranslation()
  const stripe = useStripe()
  const elements = useElements()
  const { payment, order } = stored
  const [hasWallet, setHasWallet] = useState<boolean>()
  const [isCardShown, setIsCardShown] = useState(
    payment.payment_method === 'credit_card' || payment.payment_method === 'bancontact',
  )
  const { busy, problem, pay } = usePaying<PaymentMethod>(payment.payment_intent_id)
  const isBusy = busy !== undefined

  const confirm = async (method: PaymentMethod) => {
    if (stripe === null || elements === null) {
      throw new PaymentFailure({ key: 'pay.error.notReady' })
    }
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: window.location.origin + returnPath,
        payment_method_data: {
          billing_details: {
            name: `${order.billing_first_name} ${order.billing_last_name}`,
            email: order.billing_email,
            phone: order.billing_phone,
          },
        },
      },
    })
    if (error !== undefined) {
      throw failureOf(error)
    }
    await onPaid(paymentIntent.status, method)
  }
  const isBancontact = payment.payment_method === 'bancontact'
  const toBancontact = useEffectEvent(() => {
    if (stripe === null) return
    void pay('bancontact', async () => {
      const { error, paymentIntent } = await stripe.confirmBancontactPayment(
        payment.client_secret,
        {
          payment_method: {
            billing_details: {
              name: `${order.billing_first_name} ${order.billing_last_name}`,
              email: order.billing_email,
            },
          },
          return_url: window.location.origin + returnPath,
        },
        { handleActions: false },
      )
      if (error !== undefined) throw failureOf(error)
      const step = paymentIntent.next_action?.redirect_to_url?.url
      // Back from the bank leads to the checkout, not here, where it would begin again.
      if (step == null) await onPaid(paymentIntent.status, 'bancontact')
      else window.location.replace(step)
    })
  })
  const isReady = stripe !== null
  useEffect(() => {
    if (isBancontact && isReady) toBancontact()
  }, [isBancontact, isReady])
  if (isBancontact && (!isReady || busy === 'bancontact')) return <ToBancontact />
  return (
    <div className="mt-6 grid gap-4">
      <ExpressCheckoutElement
        options={{
          paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
        }}
        onReady={({ availablePaymentMethods }) =>
          setHasWallet(availablePaymentMethods !== undefined)
        }
        onClick={({ resolve }) => resolve({ emailRequired: true, billingAddressRequired: true })}
        onConfirm={async (event) => {
          const method = event.expressPaymentType === 'google_pay' ? 'google_pay' : 'apple_pay'
          if (!(await pay(method, () => confirm(method)))) event.paymentFailed({ reason: 'fail' })
        }}
      />
      {hasWallet === false && <Alert tone="info">{t('pay.wallet.unavailable')}</Alert>}
      <p className="or-line">{t('pay.or')}</p>
      {problem !== undefined && <Alert tone="danger">{problem.text}</Alert>}
      <CardToggle isShown={isCardShown} onToggle={setIsCardShown}>
        <form
          className="grid gap-4"
          aria-busy={isBusy || undefined}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            void pay('credit_card', () => confirm('credit_card'))
          }}
        >
          <PaymentElement options={{ wallets: { applePay: 'never', googlePay: 'never' } }} />
          <Button type="submit" size="large" width="full" isBusy={isBusy}>
            {isBusy ? t('pay.card.processing') : t('pay.card.submit')}
          </Button>
        </form>
      </CardToggle>
    </div>
  )
}

function failureOf({ type, message = '' }: StripeError): PaymentFailure {
  if (type === 'api_connection_error') return new PaymentFailure({ key: 'pay.error.line' })
  if (message === '') return new PaymentFailure({ key: 'pay.error.failed' })
  return new PaymentFailure(
    type === 'card_error' ? { message, next: 'pay.error.next' } : { message },
  )
}
