import { useEffect, useEffectEvent, useState } from 'react'

import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

import { CardForm } from './card-form.tsx'
import { digitsOf, expiryOf, type CardValues } from './card-rules.ts'
import { CardToggle } from './card-toggle.tsx'
import type { PaymentFormProps } from './payment-form-props.ts'
import { billingFields, confirmAtGateway, type GatewayIntent } from './test-gateway.ts'
import { TestWallet } from './test-wallet.tsx'
import { ToBancontact } from './to-bancontact.tsx'
import { usePaying } from './use-paying.ts'

type Way = 'wallet' | 'bancontact' | 'card'

/** The shop's own form for the bundled test gateway: wallet, Bancontact, card. */
export function TestPayment({ stored, returnPath, onPaid }: PaymentFormProps) {
  const { t } = useTranslation()
  const { methods } = useSettings().payment
  const { payment, order } = stored
  const { busy, problem, pay } = usePaying<Way>(payment.payment_intent_id)
  const [isCardShown, setIsCardShown] = useState(payment.payment_method === 'credit_card')

  const settle = async (intent: GatewayIntent, method: PaymentMethod) => {
    const step = intent.next_action?.redirect_to_url?.url
    if (intent.status === 'requires_action' && step !== undefined) window.location.assign(step)
    else await onPaid(intent.status, method)
  }
  const payByBancontact = () =>
    pay('bancontact', async () => {
      const fields = { 'payment_method_data[type]': 'bancontact', return_url: returnPath }
      const intent = await confirmAtGateway(payment, { ...billingFields(order), ...fields })
      const step = intent.next_action?.redirect_to_url?.url
      // Back from the bank leads to the checkout, not here, where it would begin again.
      if (step === undefined) await onPaid(intent.status, 'bancontact')
      else window.location.replace(step)
    })
  const isBancontact = payment.payment_method === 'bancontact' && methods.includes('bancontact')
  const [isLeaving, setIsLeaving] = useState(isBancontact)
  const toBancontact = useEffectEvent(payByBancontact)
  useEffect(() => {
    if (isBancontact) void toBancontact().then(setIsLeaving)
  }, [isBancontact])
  const payByCard = (card: CardValues) =>
    pay('card', async () => {
      const fields = { ...billingFields(order, card.holder.trim()), ...cardFields(card) }
      await settle(
        await confirmAtGateway(payment, { ...fields, return_url: returnPath }),
        'credit_card',
      )
    })

  const bancontact = methods.includes('bancontact') && (
    <>
      <Button
        look={isBancontact ? 'primary' : 'secondary'}
        size="large"
        width="full"
        isBusy={busy === 'bancontact'}
        onClick={() => void payByBancontact()}
      >
        {t('pay.bancontact')}
      </Button>
      {problem?.way === 'bancontact' && <Alert tone="danger">{problem.text}</Alert>}
    </>
  )
  if (isLeaving && problem === undefined) return <ToBancontact />
  return (
    <div className="mt-6 grid gap-4">
      {isBancontact && bancontact}
      <TestWallet
        stored={stored}
        isBusy={busy === 'wallet'}
        onPay={(work) => pay('wallet', work)}
        onSettle={settle}
        returnPath={returnPath}
      />
      {problem?.way === 'wallet' && <Alert tone="danger">{problem.text}</Alert>}
      <p className="or-line">{t('pay.or')}</p>
      {!isBancontact && bancontact}
      <CardToggle isShown={isCardShown} onToggle={setIsCardShown}>
        <CardForm
          isBusy={busy === 'card'}
          problem={problem?.way === 'card' ? problem.text : undefined}
          onPay={(card) => void payByCard(card)}
        />
      </CardToggle>
      {busy !== undefined && (
        <p className="text-muted text-center text-sm" role="status">
          {t('pay.waiting')}
        </p>
      )}
    </div>
  )
}

function cardFields(card: CardValues): Record<string, string> {
  const { month = 0, year = 0 } = expiryOf(card.expires) ?? {}
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': card.code.trim(),
  }
}
