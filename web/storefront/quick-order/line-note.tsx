import type { ReactNode } from 'react'

import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import { bothSides } from '#web/commerce/card/both-sides.ts'
import { Sided } from '#web/commerce/card/price.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { formatMoney } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Info } from '#web/ui/icons/info.ts'
import { TriangleAlert } from '#web/ui/icons/triangle-alert.ts'

import {
  type Article,
  mostOf,
  needsColor,
  needsQuantity,
  originalOf,
  priceOf,
  type QuickLine,
  stockOf,
} from './quick-line.ts'

const TONES = {
  good: { look: 'quick-note', icon: Check },
  info: { look: 'quick-note text-info-text', icon: Info },
  warning: { look: 'quick-note text-warning-text', icon: TriangleAlert },
  danger: { look: 'quick-note text-danger-text', icon: CircleAlert },
} as const satisfies Record<string, { look: string; icon: IconLines }>

interface NoteProps {
  line: QuickLine
  onChange: (change: Partial<QuickLine>) => void
}

/** Why a line is as it is: the one thing that matters most about it. */
export function LineNote({ line, onChange }: NoteProps) {
  const { t, reading } = useTranslation()
  const { article, offered, outcome, typed } = line
  const [stock, most] = [stockOf(line), mostOf(line)]
  if (outcome !== undefined) return <OutcomeNote outcome={outcome} />
  if (article === undefined) {
    const [first] = offered
    if (first === undefined) return <Note tone="danger">{t('quickOrder.noMatchText')}</Note>
    const meant = offered.length === 1 ? localName(first, reading) : line.correctedTo?.toUpperCase()
    if (meant === undefined) return null
    return <Note tone="warning">{t('quickOrder.didYouMean', { name: meant })}</Note>
  }
  if (needsColor(line)) return <Note tone="warning">{t('quickOrder.chooseColor')}</Note>
  if (stock === 0) return <Note tone="danger">{t('quickOrder.soldOut')}</Note>
  if (needsQuantity(line))
    return (
      <Note tone="danger">
        {t('quickOrder.badQuantity', { quantity: typed.badQuantity ?? '' })}
      </Note>
    )
  if (typed.quantity > most && line.quantity === most)
    return (
      <Note tone="warning">
        {most === stock
          ? t('quickOrder.maxStock', { stock })
          : t('quickOrder.maxPieces', { max: most })}
      </Note>
    )
  const original = originalOf(line)
  if (original !== undefined)
    return (
      <Note tone="info">
        <Priced
          text="quickOrder.houseChosen"
          amount={original.price}
          rate={original.vat_rate}
          values={{ brand: article.brand.name }}
        />{' '}
        {original.stock > 0 && (
          <TakeOriginal original={original} onTake={() => onChange({ article: original })} />
        )}
      </Note>
    )
  if (!typed.hasQuantity && line.quantity === 1)
    return <Note tone="info">{t('quickOrder.noQuantity')}</Note>
  return (
    <Note tone="good">
      <Priced text="quickOrder.each" amount={priceOf(line)} rate={article.vat_rate} />
    </Note>
  )
}

/** The same article stands in an earlier line. */
export function TwiceNote({ place }: { place: number }) {
  const { t } = useTranslation()
  return <Note tone="warning">{t('quickOrder.twice', { line: place })}</Note>
}

function OutcomeNote({
  outcome: { added, wanted, reason },
}: {
  outcome: NonNullable<QuickLine['outcome']>
}) {
  const { t } = useTranslation()
  if (reason === null) return <Note tone="good">{t('quickOrder.added', { added })}</Note>
  return (
    <Note tone="warning">
      {reason === 'cart_full'
        ? t('quickOrder.addedFull', { max: CART_LINES_AT_MOST })
        : t('quickOrder.addedPart', { added, wanted })}
    </Note>
  )
}

function TakeOriginal({ original, onTake }: { original: Article; onTake: () => void }) {
  const { t, reading } = useTranslation()
  const label = t('quickOrder.originalInstead')
  return (
    <button
      type="button"
      className="link quick-note-link"
      aria-label={`${label}: ${localName(original, reading)}`}
      onClick={onTake}
    >
      {label}
    </button>
  )
}

/** A sentence with a price in it, for both sides of the VAT. */
function Priced({
  text,
  amount,
  rate,
  values = {},
}: {
  text: 'quickOrder.each' | 'quickOrder.houseChosen'
  amount: string
  rate: number
  values?: Readonly<Record<string, string>>
}) {
  const { t, language } = useTranslation()
  const price = bothSides(amount, rate)
  const say = (side: string, key: TextKey = text) =>
    t(key, { ...values, price: formatMoney(side, language) })
  return <Sided incl={say(price.incl)} excl={say(price.excl)} />
}

function Note({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  const { look, icon } = TONES[tone]
  return (
    <p className={look}>
      <Icon of={icon} className={tone === 'good' ? 'text-success-text' : ''} />
      <span>{children}</span>
    </p>
  )
}
