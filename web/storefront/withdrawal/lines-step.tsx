import { type FormEvent, useEffect, useRef, useState } from 'react'

import { toWire } from '#contract/plain/money.ts'
import type { NumberAndEmail } from '#web/commerce/orders/order-number-fields.tsx'
import { refusalText, waitText } from '#web/commerce/words/refusal-text.ts'
import { dayInWords, formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'

import { type Chosen, refundOf } from './returned-amounts.ts'
import { type Receipt, sendWithdrawal, type Withdrawable } from './withdrawal-call.ts'

const MAX_REASON = 1000

interface LinesStepProps {
  order: NumberAndEmail
  withdrawable: Withdrawable
  onBack: () => void
  onSent: (receipt: Receipt) => void
}

/** What goes back, and what is paid back for it. */
export function LinesStep({ order, withdrawable, onBack, onSent }: LinesStepProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen>({})
  const [reason, setReason] = useState('')
  const sending = useSending({ order, onSent })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const lines = Object.entries(chosen)
      .map(([id, quantity]) => ({ order_item_id: Number(id), quantity }))
      .filter(({ quantity }) => quantity > 0)
    void sending.send(lines, reason)
  }
  return (
    <form className="card mt-5 overflow-hidden" method="dialog" noValidate onSubmit={send}>
      <Heading withdrawable={withdrawable} />
      <ul className="divide-line border-line divide-y border-t">
        {withdrawable.lines.map((line) => (
          <Line
            key={line.order_item_id}
            line={line}
            chosen={chosen[line.order_item_id] ?? 0}
            onChoose={(quantity) => setChosen({ ...chosen, [line.order_item_id]: quantity })}
          />
        ))}
      </ul>
      <div className="border-line grid gap-4 border-t p-5">
        {withdrawable.lines.length === 0 ? (
          <Alert tone="info">{t('withdrawal.nothing')}</Alert>
        ) : (
          <>
            <TextAreaField
              label={t('withdrawal.reason')}
              optional={t('withdrawal.optional')}
              hint={t('withdrawal.reasonHint')}
              name="reason"
              rows={3}
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <RefundSums withdrawable={withdrawable} chosen={chosen} />
          </>
        )}
        {sending.refusal !== undefined && <Alert tone="danger">{sending.refusal}</Alert>}
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="ghost" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
            {t('withdrawal.back')}
          </Button>
          {withdrawable.lines.length > 0 && (
            <Button type="submit" size="large" isBusy={sending.isBusy}>
              {t('withdrawal.confirm')}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

/** Sends once per content: a second press of the same form is the same withdrawal. */
function useSending({ order, onSent }: Pick<LinesStepProps, 'order' | 'onSent'>) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const key = useRef({ content: '', key: '' })
  const send = async (lines: { order_item_id: number; quantity: number }[], reason: string) => {
    if (isBusy) return
    if (lines.length === 0) {
      setRefusal(t('withdrawal.choose'))
      return
    }
    const body = { ...order, lines, reason }
    const content = JSON.stringify(body)
    if (key.current.content !== content) key.current = { content, key: crypto.randomUUID() }
    setRefusal(undefined)
    setIsBusy(true)
    await sendWithdrawal(body, { idempotencyKey: key.current.key })
      .then(onSent)
      .catch((error: unknown) =>
        setRefusal(waitText(error, t) ?? refusalText(error, t('withdrawal.sendFailure'))),
      )
      .finally(() => setIsBusy(false))
  }
  return { refusal, isBusy, send }
}

function Heading({
  withdrawable: { order_number: number, until },
}: {
  withdrawable: Withdrawable
}) {
  const { t, language } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-2 px-5 py-4">
      <h2 className="text-xl" ref={heading} tabIndex={-1}>
        {t('withdrawal.order', { number })}
      </h2>
      <span className="text-muted text-sm">
        {until === null
          ? t('withdrawal.anyTime')
          : t('withdrawal.until', { day: dayInWords(until, language) })}
      </span>
    </div>
  )
}

function Line({
  line,
  chosen,
  onChoose,
}: {
  line: Withdrawable['lines'][number]
  chosen: number
  onChoose: (quantity: number) => void
}) {
  const { t, language } = useTranslation()
  const { name, thumbnail, price, quantity } = line
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <label className="check min-w-0 flex-1 basis-64 items-center gap-x-4">
        <input
          type="checkbox"
          aria-label={t('withdrawal.sendBack', { name })}
          checked={chosen > 0}
          onChange={(event) => onChoose(event.target.checked ? quantity : 0)}
        />
        <span className="thumb thumb-lg">
          <img src={thumbnail} alt="" width="72" height="72" />
        </span>
        <span className="min-w-0">
          <b className="font-semibold">{name}</b>
          <span className="num text-muted block text-sm">
            {`${quantity} × ${formatMoney(price, language)}`}
          </span>
        </span>
      </label>
      {chosen > 0 && quantity > 1 && (
        <Stepper
          size="small"
          value={chosen}
          max={quantity}
          onChange={onChoose}
          labels={{
            value: t('withdrawal.quantity', { name }),
            decrease: t('withdrawal.decrease', { name }),
            increase: t('withdrawal.increase', { name }),
          }}
        />
      )}
    </li>
  )
}

function RefundSums({ withdrawable, chosen }: { withdrawable: Withdrawable; chosen: Chosen }) {
  const { t, language } = useTranslation()
  const { delivery, total } = refundOf(withdrawable, chosen)
  const wasPaid = withdrawable.shipping_fee !== '0.00'
  return (
    <div className="bg-sunken rounded-md p-4" aria-live="polite">
      <dl className="sum">
        {wasPaid && (
          <div>
            <dt>{t('withdrawal.delivery')}</dt>
            <dd>{formatMoney(toWire(delivery), language)}</dd>
          </div>
        )}
        <div className="border-line border-t pt-2">
          <dt className="text-text! font-semibold">{t('withdrawal.refund')}</dt>
          <dd className="font-semibold">{formatMoney(toWire(total), language)}</dd>
        </div>
      </dl>
      {wasPaid && delivery === 0 && (
        <p className="text-muted mt-2 text-sm">{t('withdrawal.deliveryKept')}</p>
      )}
    </div>
  )
}
