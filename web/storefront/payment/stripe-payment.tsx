import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useMemo, useState } from 'react'

import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

import { CardToggle } from './card-toggle.tsx'
import { failureText, PaymentFailure } from './finish-order.ts'
import type { PaymentFormProps } from './payment-form-props.ts'

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
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

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
      const { message = '' } = error
      throw new PaymentFailure(message === '' ? { key: 'pay.error.failed' } : { message })
    }
    await onPaid(paymentIntent.status, method)
  }
  const pay = async (method: PaymentMethod): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(undefined)
    try {
      await confirm(method)
      return true
    } catch (error) {
      setProblem(failureText(error, t))
      setIsBusy(false)
      return false
    }
  }
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
          if (!(await pay(method))) event.paymentFailed({ reason: 'fail' })
        }}
      />
      {hasWallet === false && <Alert tone="info">{t('pay.wallet.unavailable')}</Alert>}
      <p className="or-line">{t('pay.or')}</p>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <CardToggle isShown={isCardShown} onToggle={setIsCardShown}>
        <form
          className="grid gap-4"
          aria-busy={isBusy || undefined}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            void pay('credit_card')
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
