import { times, toWire } from '#contract/plain/money.ts'
import { bothSides } from '#web/commerce/card/both-sides.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { Amount } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { NotifyMe } from '#web/commerce/wishes/notify-me.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts'
import { Search } from '#web/ui/icons/search.ts'
import { X } from '#web/ui/icons/x.ts'
import { Link } from '#web/ui/link.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { LineNote, TwiceNote } from './line-note.tsx'
import {
  type LineState,
  mostOf,
  needsColor,
  pricedLine,
  type QuickLine,
  stateOf,
  stockOf,
} from './quick-line.ts'

interface RowProps {
  line: QuickLine
  onChange: (change: Partial<QuickLine>) => void
}

const LOOKS: Record<LineState, string> = {
  ready: 'quick-line',
  added: 'quick-line quick-line-added',
  confirm: 'quick-line quick-line-confirm',
  bad: 'quick-line quick-line-bad',
}

/** One line: what was typed, what it was taken for and why, how many, and what they cost. */
export function QuickRow({
  line,
  twiceOf,
  onChange,
  onRemove,
}: RowProps & { twiceOf: number | undefined; onRemove: () => void }) {
  const { t, reading } = useTranslation()
  const { place, typed, offered } = line
  const article = line.article ?? (offered.length === 1 ? offered[0] : undefined)
  const state = stateOf(line)
  const isPriced = state === 'ready' || line.outcome !== undefined
  return (
    <li className={LOOKS[state]}>
      <span className="num quick-line-place">{place}</span>
      <span className="quick-line-typed">{typed.written}</span>
      <div className="quick-line-article">
        {article === undefined ? (
          <span className="quick-line-none">
            <Icon of={CircleQuestionMark} />
          </span>
        ) : (
          <span className="thumb">
            <ProductPicture src={article.thumbnail} size={44} />
          </span>
        )}
        <div className="min-w-0">
          {article === undefined ? (
            <b className="font-semibold">
              {t(offered.length === 0 ? 'quickOrder.noMatch' : 'quickOrder.choose')}
            </b>
          ) : (
            <Link
              className="leading-tight font-semibold no-underline hover:underline"
              to={paths.product(article.slug)}
            >
              <ProductName name={localName(article, reading)} />
            </Link>
          )}
          <LineNote line={line} onChange={onChange} />
          {twiceOf !== undefined && line.outcome === undefined && <TwiceNote place={twiceOf} />}
          <Choice line={line} onChange={onChange} />
        </div>
      </div>
      <div className="quick-line-what">
        <WhatToDo line={line} onChange={onChange} />
      </div>
      <b className="num quick-line-sum">{isPriced ? <LineSum line={line} /> : '–'}</b>
      <button
        type="button"
        className="quick-line-remove"
        aria-label={t('quickOrder.remove', { line: place })}
        onClick={onRemove}
      >
        <Icon of={X} />
      </button>
    </li>
  )
}

function LineSum({ line }: { line: QuickLine }) {
  const { unitPrice, quantity } = pricedLine(line)
  return <Amount {...bothSides(toWire(times(unitPrice, quantity)), line.article?.vat_rate ?? 0)} />
}

/** The quantity of a line that is ready; else the way to make it so. */
function WhatToDo({ line, onChange }: RowProps) {
  const { t, reading } = useTranslation()
  const { article, offered, place } = line
  const [first] = offered
  if (stateOf(line) === 'added')
    return <span className="num">{t('quickOrder.added', { added: line.quantity })}</span>
  if (article === undefined && first === undefined)
    return (
      <Link
        className={buttonLooks({ look: 'secondary', size: 'small' })}
        to={paths.search({ query: line.typed.text })}
      >
        <Icon of={Search} />
        {t('quickOrder.search')}
      </Link>
    )
  if (article === undefined && offered.length === 1)
    return (
      <Button look="secondary" size="small" onClick={() => onChange({ article: first })}>
        {t('quickOrder.use')}
      </Button>
    )
  if (article === undefined || needsColor(line)) return null
  if (stockOf(line) === 0)
    return (
      <NotifyMe
        product={{ id: article.id, name: localName(article, reading) }}
        colorId={line.colorId}
        width="own"
      />
    )
  return (
    <Stepper
      size="small"
      value={line.quantity}
      max={mostOf(line)}
      // A line goes with its own button.
      onZero={() => undefined}
      onChange={(quantity) => onChange({ quantity })}
      labels={{
        decrease: t('quickOrder.less', { line: place }),
        increase: t('quickOrder.more', { line: place }),
        value: t('quickOrder.quantity', { line: place }),
      }}
    />
  )
}

/** Of several articles, or of an article in colours, the one that is meant. */
function Choice({ line, onChange }: RowProps) {
  if (needsColor(line)) return <ColorChoice line={line} onChange={onChange} />
  if (line.article === undefined && line.offered.length > 1)
    return <ArticleChoice line={line} onChange={onChange} />
  return null
}

function ArticleChoice({ line, onChange }: RowProps) {
  const { t, reading } = useTranslation()
  return (
    <select
      className="input quick-line-choice"
      aria-label={t('quickOrder.chooseOf', { line: line.place })}
      value=""
      onChange={({ target }) =>
        onChange({ article: line.offered.find(({ id }) => String(id) === target.value) })
      }
    >
      <option value="">{t('quickOrder.pickOne')}</option>
      {line.offered.map((one) => (
        <option key={one.id} value={one.id}>
          {localName(one, reading)}
        </option>
      ))}
    </select>
  )
}

function ColorChoice({ line, onChange }: RowProps) {
  const { t, reading } = useTranslation()
  return (
    <select
      className="input quick-line-choice"
      aria-label={t('quickOrder.colorOf', { line: line.place })}
      value=""
      onChange={({ target }) => onChange({ colorId: Number(target.value) })}
    >
      <option value="">{t('quickOrder.pickColor')}</option>
      {line.article?.product_colors.map(({ id, color }) => (
        <option key={id} value={id}>
          {localName(color, reading)}
        </option>
      ))}
    </select>
  )
}
