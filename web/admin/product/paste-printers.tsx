import { useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Check } from '#web/ui/icons/check.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'

import { type NamedPrinter, type PastedLine, readMatches, tally } from './pasted-lines.ts'

const ROWS = 9
const LINES_AT_MOST = 300

/** A list of models as a supplier sends it: what each line means is seen before any of it is added. */
export function PastePrinters({
  isKnown,
  onAdd,
}: {
  isKnown: (id: number) => boolean
  onAdd: (printers: readonly NamedPrinter[]) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly PastedLine[]>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const typed = text.split('\n').flatMap((line) => line.trim().slice(0, 100) || [])
  const match = async () => {
    setIsBusy(true)
    setFault(undefined)
    await staffCall('POST /admin/printers/match', { body: { lines: typed } })
      .then(({ data }) => setLines(readMatches(data.lines, isKnown)))
      .catch((error: unknown) => setFault(refusalText(error, t('admin.failure.title'))))
      .finally(() => setIsBusy(false))
  }
  const { added, ...counts } = tally(lines ?? [])
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.paste')}</h2>
      <p className="text-muted">{t('admin.product.pasteText')}</p>
      <div className="product-paste">
        <div className="grid content-start gap-2">
          <TextAreaField
            label={t('admin.product.pasteLabel')}
            rows={ROWS}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex items-center justify-between gap-2">
            <span className="text-muted num">
              {t('admin.product.pasteLines', { count: typed.length })}
            </span>
            <Button
              look="secondary"
              isBusy={isBusy}
              isDisabled={typed.length === 0 || typed.length > LINES_AT_MOST}
              onClick={() => void match()}
            >
              {t('admin.product.match')}
            </Button>
          </div>
          {typed.length > LINES_AT_MOST && (
            <Alert tone="warning">
              {t('admin.product.pasteTooLong', { count: LINES_AT_MOST })}
            </Alert>
          )}
          {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        </div>
        {lines !== undefined && (
          <div className="product-matches" role="status">
            <ol>
              {lines.map((line, index) => (
                <MatchRow
                  key={line.number}
                  line={line}
                  number={line.number}
                  onPick={(printer) =>
                    setLines(
                      lines.map((one, at) => (at === index ? { ...one, picked: printer } : one)),
                    )
                  }
                />
              ))}
            </ol>
            <div className="product-matches-foot">
              <span className="flex-1">{t('admin.product.pasteReport', counts)}</span>
              <Button
                icon={<Icon of={Check} />}
                isDisabled={added.length === 0}
                onClick={() => {
                  onAdd(added)
                  setLines(undefined)
                  setText('')
                }}
              >
                {t('admin.product.pasteAdd', { count: added.length })}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

function MatchRow({
  line,
  number,
  onPick,
}: {
  line: PastedLine
  number: number
  onPick: (printer: NamedPrinter | undefined) => void
}) {
  const { t } = useTranslation()
  return (
    <li className={`is-${line.state}`}>
      <span className="text-subtle num">{number}</span>
      <span className="product-match-text">{line.text}</span>
      <Icon of={ArrowRight} />
      {line.state === 'several' ? (
        <select
          className="input product-match-choice"
          aria-label={t('admin.product.pasteChoose', { text: line.text })}
          value={line.picked?.id ?? ''}
          onChange={({ target: { value } }) =>
            onPick(line.printers.find(({ id }) => String(id) === value))
          }
        >
          <option value="">{t('admin.product.choose')}</option>
          {line.printers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <b className="product-match-text">{line.printers[0]?.name ?? '–'}</b>
      )}
      <Badge tone={TONES[line.state]}>{t(`admin.product.pasteState.${line.state}`)}</Badge>
    </li>
  )
}

const TONES = {
  found: 'success',
  several: 'warning',
  known: 'neutral',
  twice: 'neutral',
  unknown: 'danger',
} as const satisfies Record<PastedLine['state'], string>
