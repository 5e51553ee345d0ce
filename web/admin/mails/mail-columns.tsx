import { Moment } from '#web/admin/layout/moment.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { TextKey, Translate } from '#web/language/i18n.ts'

import { MailStatusBadge } from './mail-status-badge.tsx'
import type { MailRow } from './mails-loader.ts'

/** What a mail is called; a mail of an earlier release keeps its own name. */
export function templateName(template: string, t: Translate): string {
  // i18n: admin.mails.template.*
  const key = `admin.mails.template.${template}` as TextKey
  const name = t(key)
  return name === key ? template : name
}

/** The columns of the outbox. */
export function mailColumns(t: Translate): readonly Column<MailRow>[] {
  return [
    {
      id: 'mail',
      header: 'admin.mails.mail',
      rank: 'name',
      card: 'title',
      cell: ({ template }) => templateName(template, t),
      text: ({ template }) => templateName(template, t),
    },
    {
      id: 'recipient',
      header: 'admin.mails.recipient',
      card: 'line',
      cell: ({ recipient }) => <span className="block max-w-64 truncate">{recipient}</span>,
      text: ({ recipient }) => recipient,
    },
    {
      id: 'subject',
      header: 'admin.mails.subject',
      rank: 'wide',
      cell: ({ subject }) => <span className="block max-w-80 truncate">{subject}</span>,
      text: ({ subject }) => subject,
    },
    {
      id: 'language',
      header: 'admin.mails.language',
      cell: ({ language }) => language.toUpperCase(),
      text: ({ language }) => language,
    },
    {
      id: 'state',
      header: 'admin.mails.state',
      card: 'end-line',
      cell: (mail) => <MailStatusBadge mail={mail} />,
      text: ({ status }) => t(`admin.mails.status.${status}`),
    },
    {
      id: 'written',
      header: 'admin.mails.written',
      card: 'end',
      cell: ({ created_at: at }) => <Moment at={at} />,
      text: ({ created_at: at }) => at,
    },
    {
      id: 'sent',
      header: 'admin.mails.sent',
      rank: 'wide',
      cell: ({ sent_at: at }) => (at === null ? '–' : <Moment at={at} />),
      text: ({ sent_at: at }) => at ?? '',
    },
    {
      id: 'error',
      header: 'admin.mails.error',
      rank: 'wide',
      cell: ({ error }) => <span className="block max-w-64 truncate">{error ?? '–'}</span>,
      text: ({ error }) => error ?? '',
    },
  ]
}
