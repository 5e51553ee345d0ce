import { useState } from 'react'

import { cents, toWire } from '#contract/plain/money.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { countryName, formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import type { StoredOrder } from '#web/storefront/buying/pending-order.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { useDeviceWallet } from './device-wallet.ts'
import { confirmAtGateway, type GatewayIntent } from './test-gateway.ts'

type Outcome = 'success' | 'requires_action' | 'failure'

interface TestWalletProps {
  stored: StoredOrder
  isBusy: boolean
  returnPath: string
  onPay: (work: () => Promise<void>) => Promise<unknown>
  onSettle: (intent: GatewayIntent, method: PaymentMethod) => Promise<void>
}

/** The seller's side of a payment request is always Belgian. */
const REQUEST_COUNTRY = 'BE'

/** Takes the path of a payment request without a real wallet: its sheet lets the tester choose the outcome. */
export function TestWallet({ stored, isBusy, returnPath, onPay, onSettle }: TestWalletProps) {
  const { t } = useTranslation()
  const { methods } = useSettings().payment
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const onDevice = useDeviceWallet()
  const wallet = onDevice !== undefined && methods.includes(onDevice) ? onDevice : undefined
  const chosen = stored.payment.payment_method

  if (wallet === undefined) return <NoWallet chosen={chosen} />
  const pay = (outcome: Outcome) => {
    setIsSheetOpen(false)
    void onPay(async () => {
      const method = { payment_method: `pm_wallet_${wallet}_${outcome}` }
      const intent = await confirmAtGateway(stored.payment, method)
      // The sheet is done; what the bank still asks takes a second confirmation, which may leave the page.
      const settled =
        intent.status === 'requires_action'
          ? await confirmAtGateway(stored.payment, { ...method, return_url: returnPath })
          : intent
      await onSettle(settled, wallet)
    })
  }
  return (
    <>
      {(chosen === 'apple_pay' || chosen === 'google_pay') && chosen !== wallet && (
        <NoWallet chosen={chosen} />
      )}
      <Button
        look="wallet"
        size="large"
        width="full"
        isBusy={isBusy}
        aria-haspopup="dialog"
        onClick={() => setIsSheetOpen(true)}
      >
        {wallet === 'google_pay' ? t('pay.wallet.googlePay') : t('pay.wallet.applePay')}
      </Button>
      <Dialog
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        title={t('pay.sheet.title')}
        actions={
          <Button look="ghost" onClick={() => setIsSheetOpen(false)}>
            {t('pay.sheet.cancel')}
          </Button>
        }
      >
        <RequestDetails stored={stored} />
        <div className="mt-4 grid gap-2">
          <Button onClick={() => pay('success')}>{t('pay.sheet.pay')}</Button>
          <Button look="secondary" onClick={() => pay('requires_action')}>
            {t('pay.sheet.ask')}
          </Button>
          <Button look="secondary" onClick={() => pay('failure')}>
            {t('pay.sheet.fail')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** What a payment request tells and asks: total, country, payer name and email. */
function RequestDetails({ stored: { order, payment } }: { stored: StoredOrder }) {
  const { t, language } = useTranslation()
  return (
    <dl className="sum">
      <div>
        <dt>{t('pay.sheet.total')}</dt>
        <dd className="text-text font-semibold">
          {formatMoney(toWire(cents(payment.amount)), language)}
        </dd>
      </div>
      <div>
        <dt>{t('pay.sheet.country')}</dt>
        <dd>{countryName(REQUEST_COUNTRY, language)}</dd>
      </div>
      <div>
        <dt>{t('pay.sheet.payer')}</dt>
        <dd>
          {order.billing_first_name} {order.billing_last_name}
        </dd>
      </div>
      <div>
        <dt>{t('pay.sheet.email')}</dt>
        <dd className="wrap-anywhere">{order.billing_email}</dd>
      </div>
    </dl>
  )
}

function NoWallet({ chosen }: { chosen: PaymentMethod }) {
  const { t } = useTranslation()
  return (
    <Alert tone="info">
      {t(chosen === 'google_pay' ? 'pay.wallet.noGooglePay' : 'pay.wallet.unavailable')}
    </Alert>
  )
}
