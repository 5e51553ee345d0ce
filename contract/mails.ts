import * as z from 'zod'

import { Email } from './accounts.ts'
import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { MAIL_STATUSES } from './plain/statuses.ts'

export const MailRow = z.object({
  id: z.int(),
  template: z.string(),
  language: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** What the mail server said last, until it takes the mail. */
  error: z.string().nullable(),
})

export const Mail = z.object({ ...MailRow.shape, html: z.string(), text: z.string() })

export const listMails = endpoint({
  method: 'GET',
  paths: { '/admin/mails': 'staff' },
  tag: 'Mails',
  summary: 'Mails as written, newest first; those to staff accounts for super admins only',
  query: z.strictObject({
    ...pageQuery,
    /** The beginning of an address. */
    search: z.string().trim().max(254).optional(),
    status: z.enum(MAIL_STATUSES).optional(),
  }),
  answer: listOf(MailRow),
})

export const showMail = endpoint({
  method: 'GET',
  paths: { '/admin/mails/{id}': 'staff' },
  tag: 'Mails',
  summary:
    'One mail as its recipient reads it; a code that went out by a mail server is gone. A failed one counts as looked at',
  params: idParams,
  answer: dataOf(Mail),
})

export const resendMail = endpoint({
  method: 'POST',
  paths: { '/admin/mails/{id}/resend': 'staff' },
  tag: 'Mails',
  summary: 'Sends a mail again, or at once; refused for a code that is over',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(MailRow),
})

export const sendTestMail = endpoint({
  method: 'POST',
  paths: { '/admin/mails/test': 'staff' },
  tag: 'Mails',
  summary: 'Sends a mail that only says that mails arrive',
  body: z.strictObject({ email: Email }),
  answer: dataOf(MailRow),
  creates: true,
})
