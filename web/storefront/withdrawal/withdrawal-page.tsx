import { useState } from 'react'

import type { NumberAndEmail } from '#web/commerce/orders/order-number-fields.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { SeoContent } from '#web/pages/seo-content.tsx'

import { LinesStep } from './lines-step.tsx'
import { OrderStep } from './order-step.tsx'
import { ReceiptStep } from './receipt-step.tsx'
import { StepList } from './step-list.tsx'
import { usePrefilledOrder } from './use-prefilled-order.ts'
import type { Receipt, Withdrawable } from './withdrawal-call.ts'

type Step =
  | { name: 'order' }
  | { name: 'lines'; withdrawable: Withdrawable }
  | { name: 'receipt'; receipt: Receipt }

/** The withdrawal the law gives every consumer: order, lines, receipt. */
export function WithdrawalPage() {
  const { t } = useTranslation()
  const prefilled = usePrefilledOrder()
  const [order, setOrder] = useState<NumberAndEmail>()
  const [step, setStep] = useState<Step>({ name: 'order' })
  const named = order ?? prefilled ?? { order_number: '', email: '' }
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-3xl! pt-6 lg:pt-10">
      <h1 className="text-3xl lg:text-4xl">{t('withdrawal.title')}</h1>
      <SeoContent />
      {step.name === 'order' && <p className="text-muted mt-2 text-lg">{t('withdrawal.text')}</p>}
      <StepList current={step.name} />
      {step.name === 'order' && (
        <OrderStep
          key={named.order_number}
          order={named}
          onFound={(asked, withdrawable) => {
            setOrder(asked)
            setStep({ name: 'lines', withdrawable })
          }}
        />
      )}
      {step.name === 'lines' && (
        <LinesStep
          order={named}
          withdrawable={step.withdrawable}
          onBack={() => setStep({ name: 'order' })}
          onSent={(receipt) => setStep({ name: 'receipt', receipt })}
        />
      )}
      {step.name === 'receipt' && <ReceiptStep receipt={step.receipt} email={named.email} />}
    </main>
  )
}
