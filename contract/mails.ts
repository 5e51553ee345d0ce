import * as z from 'zod'

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
  }),
  answer: listOf(MailRow),
})

export const showMail = endpoint({
  method: 'GET',
  paths: { '/admin/mails/{id}': 'staff' },
  tag: 'Mails',
  summary: 'One mail as its recipient reads it; a code that went out by a mail server is gone',
  params: idParams,
  answer: dataOf(Mail),
})
