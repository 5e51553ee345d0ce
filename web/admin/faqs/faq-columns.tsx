import type { Language } from '#contract/plain/languages.ts'
import type { Column } from '#web/admin/table/column.ts'
import { OrderButtons } from '#web/admin/table/order-area.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import type { FaqRow } from './faqs-loader.ts'

interface Doing {
  /** Those of a row's group in their order; none while the list is searched, filtered or sorted. */
  groupOf: (row: FaqRow) => readonly FaqRow[]
  onStep: (row: FaqRow, by: 1 | -1) => void
  onDelete: (row: FaqRow) => void
}

/** The columns of the list of questions. */
export function faqColumns(
  t: Translate,
  language: Language,
  doing: Doing,
): readonly Column<FaqRow>[] {
  return [
    {
      id: 'question',
      header: 'admin.faqs.question',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="block max-w-md">{questionIn(row, language)}</span>,
      text: (row) => questionIn(row, language),
    },
    {
      id: 'group',
      header: 'admin.faqs.groupLabel',
      card: 'line',
      cell: (row) => t(`admin.faqs.group.${row.group}`),
      text: (row) => t(`admin.faqs.group.${row.group}`),
    },
    {
      id: 'missing',
      header: 'admin.faqs.missing',
      rank: 'wide',
      cell: (row) =>
        missingOf(row).map((code) => (
          <Badge key={code} tone="warning">
            {code}
          </Badge>
        )),
      text: (row) => missingOf(row).join(' '),
    },
    {
      id: 'votes',
      header: 'admin.faqs.votes',
      rank: 'wide',
      cell: (row) => <span className="num">{votesOf(row, t)}</span>,
      text: (row) => votesOf(row, t),
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end',
      cell: ({ status }) => (
        <Badge tone={status === 'published' ? 'success' : 'neutral'} hasDot>
          {t(`admin.faqs.status.${status}`)}
        </Badge>
      ),
      text: ({ status }) => t(`admin.faqs.status.${status}`),
    },
    {
      id: 'order',
      header: 'admin.list.order',
      card: 'end-line',
      cell: (row) => <Verbs row={row} doing={doing} name={questionIn(row, language)} t={t} />,
      text: (row) => String(row.position),
    },
  ]
}

/** As a reader of this language sees it. */
export function questionIn(row: FaqRow, language: Language): string {
  return { en: row.question, nl: row.question_nl, fr: row.question_fr }[language] || row.question
}

function missingOf(row: FaqRow): string[] {
  return [
    ...(row.question_nl === '' || row.answer_nl === '' ? ['NL'] : []),
    ...(row.question_fr === '' || row.answer_fr === '' ? ['FR'] : []),
  ]
}

function votesOf({ helpful_votes: yes, unhelpful_votes: no }: FaqRow, t: Translate): string {
  return yes + no === 0 ? '–' : t('admin.faqs.votesOf', { yes, count: yes + no })
}

function Verbs({ row, doing, name, t }: { row: FaqRow; doing: Doing; name: string; t: Translate }) {
  const group = doing.groupOf(row)
  return (
    <span className="row-verbs">
      {group.length > 0 && (
        <OrderButtons
          name={name}
          isFirst={group[0] === row}
          isLast={group.at(-1) === row}
          onStep={(by) => doing.onStep(row, by)}
        />
      )}
      <IconButton
        size="small"
        label={t('admin.faqs.deleteOf', { name })}
        icon={<Icon of={Trash2} />}
        onClick={() => doing.onDelete(row)}
      />
    </span>
  )
}
