import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { SelectField } from '#web/ui/text-field.tsx'

/** What became of one row. */
export interface BulkLine {
  name: string
  isDone: boolean
  /** What was done, or why not. */
  message: string
}

export interface BulkAction<Row> {
  text: TextKey
  icon: IconLines
  /** Asked first, where there is no way back. */
  question?: TextKey
  /** Asked for first, where there are several ways to do it. */
  choices?: { label: TextKey; options: readonly { value: string; label: string }[] }
  /** Does it to one row, and says what was done; rejecting says why not. Rows follow each other. */
  each?: (row: Row, choice: string) => Promise<string>
  /** Does it to all of them at once: a file of many pages. */
  all?: (rows: readonly Row[]) => Promise<void>
}

/** What can be done with the chosen rows; the report says line by line what became of it. */
export function BulkBar<Row>({
  rows,
  nameOf,
  actions,
  onClear,
  onDone,
}: {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
  onClear: () => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<BulkAction<Row>>()
  const [report, setReport] = useState<readonly BulkLine[]>()
  const [running, setRunning] = useState<{ action: BulkAction<Row>; done: number }>()

  const run = async (action: BulkAction<Row>, choice = '') => {
    setAsked(undefined)
    setRunning({ action, done: 0 })
    if (action.all !== undefined) {
      const lines = await action.all(rows).then(
        () => undefined,
        (error: unknown) => [failed(t('admin.bulk.all'), error, t('admin.failure.title'))],
      )
      setReport(lines)
    } else {
      const lines: BulkLine[] = []
      for (const row of rows) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each sees what the last did
        lines.push(
          await lineOf(() => action.each?.(row, choice), nameOf(row), t('admin.failure.title')),
        )
        setRunning({ action, done: lines.length })
      }
      setReport(lines)
    }
    setRunning(undefined)
    onDone()
  }
  // The report stays, although what was done may have taken the rows off the list.
  const reported = <BulkReport lines={report} onClose={() => setReport(undefined)} />
  if (rows.length === 0) return reported
  return (
    <div className="list-bulk" role="region" aria-label={t('admin.bulk.label')}>
      <b>{t('admin.bulk.chosen', { count: rows.length })}</b>
      {actions.map((action) => (
        <Button
          key={action.text}
          look="secondary"
          icon={<Icon of={action.icon} />}
          isBusy={running?.action === action}
          isDisabled={running !== undefined && running.action !== action}
          onClick={() =>
            action.question === undefined && action.choices === undefined
              ? void run(action)
              : setAsked(action)
          }
        >
          {t(action.text)}
        </Button>
      ))}
      {running !== undefined && running.action.all === undefined && (
        <span role="status" className="text-muted num">
          {t('admin.bulk.progress', { done: running.done, of: rows.length })}
        </span>
      )}
      <Button look="ghost" onClick={onClear}>
        {t('admin.bulk.clear')}
      </Button>
      {asked !== undefined && (
        <BulkQuestion
          action={asked}
          count={rows.length}
          onClose={() => setAsked(undefined)}
          onRun={(choice) => void run(asked, choice)}
        />
      )}
      {reported}
    </div>
  )
}

/** What an action does, and in which of its ways, before it is done. */
function BulkQuestion<Row>({
  action: { text, question, choices },
  count,
  onClose,
  onRun,
}: {
  action: BulkAction<Row>
  count: number
  onClose: () => void
  onRun: (choice: string) => void
}) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState(choices?.options[0]?.value ?? '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(text)}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what it asks about has no way back */}
          <Button look="secondary" autoFocus onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button onClick={() => onRun(choice)}>{t(text)}</Button>
        </>
      }
    >
      {question !== undefined && t(question, { count })}
      {choices !== undefined && (
        <SelectField
          label={t(choices.label)}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {choices.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )}
    </Dialog>
  )
}

/** Line by line what became of it. */
export function BulkReport({
  lines,
  onClose,
}: {
  lines: readonly BulkLine[] | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  const failures = lines?.filter(({ isDone }) => !isDone).length ?? 0
  return (
    <Dialog
      isOpen={lines !== undefined}
      onClose={onClose}
      title={t('admin.bulk.report')}
      actions={<Button onClick={onClose}>{t('admin.close')}</Button>}
    >
      <p>
        {t('admin.bulk.done', { count: (lines?.length ?? 0) - failures })}
        {failures > 0 && ` ${t('admin.bulk.failed', { count: failures })}`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <ul className="list-report" tabIndex={0} aria-label={t('admin.bulk.report')}>
        {lines?.map(({ name, isDone, message }) => (
          <li key={name} className={isDone ? 'is-done' : 'is-failed'}>
            <Icon of={isDone ? CircleCheck : CircleAlert} />
            <b>{name}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

async function lineOf(
  work: () => Promise<string> | undefined,
  name: string,
  failure: string,
): Promise<BulkLine> {
  try {
    return { name, isDone: true, message: (await work()) ?? '' }
  } catch (error) {
    return failed(name, error, failure)
  }
}

function failed(name: string, error: unknown, failure: string): BulkLine {
  return { name, isDone: false, message: refusalText(error, failure) }
}
