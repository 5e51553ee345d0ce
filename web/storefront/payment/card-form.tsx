import { useRef, useState, type ComponentProps } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import {
  type CardErrors,
  cardErrors,
  type CardValues,
  groupedNumber,
  slashedExpiry,
} from './card-rules.ts'

interface CardFormProps {
  isBusy: boolean
  /** Why the last try was declined. */
  problem: string | undefined
  onPay: (card: CardValues) => void
}

const NO_CARD: CardValues = { number: '', expires: '', code: '', holder: '' }
const ORDER = ['number', 'expires', 'code', 'holder'] as const

/** The test gateway's card form. Card data live in this component alone and go to the gateway only. */
export function CardForm({ isBusy, problem, onPay }: CardFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [card, setCard] = useState(NO_CARD)
  const [errors, setErrors] = useState<CardErrors>({})

  const change = (part: keyof CardValues, text: string) => {
    setCard({ ...card, [part]: text })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== part)))
  }
  const check = (part: keyof CardValues) => {
    const error = errorsToday(card)[part]
    if (error !== undefined && card[part] !== '') setErrors({ ...errors, [part]: error })
  }
  const submit = () => {
    if (isBusy) return
    const found = errorsToday(card)
    setErrors(found)
    const first = ORDER.find((part) => found[part] !== undefined)
    if (first === undefined) onPay(card)
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const field = (part: keyof CardValues): ComponentProps<typeof TextField> => {
    const error = errors[part]
    return {
      name: part,
      label: t(LABELS[part]),
      error: error && t(error),
      value: card[part],
      readOnly: isBusy,
      onChange: (event) => change(part, formatted(part, event.target.value)),
      onBlur: () => check(part),
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      aria-busy={isBusy || undefined}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <TextField {...field('number')} inputMode="numeric" autoComplete="cc-number" />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field('expires')}
          inputMode="numeric"
          autoComplete="cc-exp"
          hint={t('pay.card.expiresHint')}
        />
        <TextField
          {...field('code')}
          inputMode="numeric"
          autoComplete="cc-csc"
          hint={t('pay.card.codeHint')}
        />
      </div>
      <TextField {...field('holder')} autoComplete="cc-name" />
      <Button type="submit" size="large" width="full" isBusy={isBusy}>
        {isBusy ? t('pay.card.processing') : t('pay.card.submit')}
      </Button>
      <TestCards />
    </form>
  )
}

const LABELS = {
  number: 'pay.card.number',
  expires: 'pay.card.expires',
  code: 'pay.card.code',
  holder: 'pay.card.holder',
} as const

/** Apart from the component, which must not read the clock while it renders. */
function errorsToday(card: CardValues): CardErrors {
  return cardErrors(card, new Date())
}

function formatted(part: keyof CardValues, text: string): string {
  if (part === 'number') return groupedNumber(text)
  return part === 'expires' ? slashedExpiry(text) : text
}

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', text: 'pay.hints.paid' },
  { number: '4000 0025 0000 3155', text: 'pay.hints.asks' },
  { number: '4000 0000 0000 0002', text: 'pay.hints.declined' },
] as const

function TestCards() {
  const { t } = useTranslation()
  return (
    <Disclosure summary={t('pay.hints.title')} className="text-sm">
      <p className="text-muted">{t('pay.hints.intro')}</p>
      <dl className="sum mt-2">
        {TEST_CARDS.map(({ number, text }) => (
          <div key={number}>
            <dt className="sku">{number}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
