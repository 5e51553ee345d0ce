import { useEffect, useRef } from 'react'

import { localName } from '#web/commerce/words/local-name.ts'
import { dateAndSeconds, formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Printer } from '#web/ui/icons/printer.ts'

import type { Receipt } from './withdrawal-call.ts'

/** What was registered when, and how it goes on. */
export function ReceiptStep({ receipt, email }: { receipt: Receipt; email: string }) {
  const { t, language } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = dateAndSeconds(receipt.created_at, language)
  return (
    <section className="card card-pad mt-5" role="status">
      <p className="text-success-text flex items-center gap-2 font-semibold">
        <Icon of={CircleCheck} />
        {t('withdrawal.received', { at })}
      </p>
      <h2 className="mt-2 text-2xl" ref={heading} tabIndex={-1}>
        {t('withdrawal.registered')}
      </h2>
      <p className="text-muted mt-1">
        {t('withdrawal.number')} <b className="sku text-text">{receipt.number}</b>
      </p>
      <p className="text-muted">{t('withdrawal.mail', { email })}</p>
      <ul className="num mt-3">
        {receipt.lines.map(({ order_item_id: id, name, quantity }) => (
          <li key={id}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <NextSteps amount={formatMoney(receipt.amount, language)} />
      <div className="border-line mt-5 border-t pt-5 print:hidden">
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('withdrawal.print')}
        </Button>
      </div>
    </section>
  )
}

function NextSteps({ amount }: { amount: string }) {
  const { t, language } = useTranslation()
  const { shop } = useSettings()
  const street = { name: shop.street, name_nl: shop.street_nl, name_fr: shop.street_fr }
  const city = { name: shop.city, name_nl: shop.city_nl, name_fr: shop.city_fr }
  const address = `${shop.legal_name}, ${localName(street, language)}, ${shop.postal_code} ${localName(city, language)}`
  const steps = [
    { title: t('withdrawal.pack.title'), text: t('withdrawal.pack.text') },
    { title: t('withdrawal.send.title'), text: t('withdrawal.send.text', { address }) },
    { title: t('withdrawal.money.title'), text: t('withdrawal.money.text', { amount }) },
  ]
  return (
    <ol className="mt-5 grid gap-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3.5">
          <span className="bg-primary-soft text-primary-text grid size-8 flex-none place-items-center rounded-full font-bold">
            {index + 1}
          </span>
          <div>
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
