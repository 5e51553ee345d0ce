import { Moment } from '#web/admin/layout/moment.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'

import { actionName, type AuditRow, personName, subjectName } from './audit-words.ts'
import { DifferenceList, inWords } from './difference-list.tsx'
import { differences } from './differences.ts'
import { fieldName } from './field-words.ts'

const FIELDS_AT_MOST = 3

/** The columns of the audit log. */
export function auditColumns(t: Translate): readonly Column<AuditRow>[] {
  return [
    {
      id: 'subject',
      header: 'admin.audit.subject',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="block max-w-64 truncate">{subjectName(row, t)}</span>,
      text: (row) => subjectName(row, t),
    },
    {
      id: 'action',
      header: 'admin.audit.what',
      card: 'end',
      cell: (row) => actionName(row.action, t),
      text: (row) => actionName(row.action, t),
    },
    {
      id: 'person',
      header: 'admin.audit.person',
      card: 'line',
      cell: (row) => personName(row, t),
      text: (row) => personName(row, t),
    },
    {
      id: 'changed',
      header: 'admin.audit.changed',
      cell: (row) => (
        <div className="audit-cell">
          <DifferenceList
            entity={row.entity}
            differences={differences(row.before, row.after)}
            atMost={FIELDS_AT_MOST}
          />
        </div>
      ),
      text: (row) =>
        differences(row.before, row.after)
          .map(
            ({ field, before, after }) =>
              `${fieldName(row.entity, field, t)}: ${inWords({ entity: row.entity, field, value: before }, t)} → ${inWords({ entity: row.entity, field, value: after }, t)}`,
          )
          .join('; '),
    },
    {
      id: 'date',
      header: 'admin.audit.date',
      sort: 'at',
      card: 'end-line',
      cell: (row) => <Moment at={row.at} />,
      text: (row) => row.at,
    },
    {
      id: 'network',
      header: 'admin.audit.network',
      rank: 'wide',
      cell: (row) => <span className="num text-subtle">{row.ip}</span>,
      text: (row) => row.ip,
    },
  ]
}
