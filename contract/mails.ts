import * as z from 'zod'

import { Email } from './accounts.ts'
import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { MAIL_TEMPLATES } from './plain/mail-templates.ts'
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
  /** How often a mail server was given it. */
  attempts: z.int(),
  /** When it is tried next; null for one that is not. */
  next_attempt_at: z.string().nullable(),
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
    /** `unseen`: given up, and nobody has looked at it since. */
    status: z.enum([...MAIL_STATUSES, 'unseen']).optional(),
    template: z.enum(MAIL_TEMPLATES).optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: listOf(MailRow),
})

export const showMailStats = endpoint({
  method: 'GET',
  paths: { '/admin/mails-stats': 'staff' },
  tag: 'Mails',
  summary:
    'How many mails are on their way, held back or given up, and whether a mail server is set',
  answer: dataOf(
    z.object({
      queued: z.int(),
      waiting: z.int(),
      failed: z.int(),
      /** Without one mails stay in the shop, where staff can read them. */
      has_mail_server: z.boolean(),
    }),
  ),
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

/** A mail to somebody made up. */
const MailSample = z.object({
  template: z.enum(MAIL_TEMPLATES),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

export const listMailTemplates = endpoint({
  method: 'GET',
  paths: { '/admin/mail-templates': 'staff' },
  tag: 'Mails',
  summary: 'Every mail the shop writes, with its subject to somebody made up',
  query: z.strictObject({ language: z.enum(LANGUAGES).optional() }),
  answer: dataOf(z.array(MailSample.pick({ template: true, subject: true }))),
})

export const showMailTemplate = endpoint({
  method: 'GET',
  paths: { '/admin/mail-templates/{name}': 'staff' },
  tag: 'Mails',
  summary: 'One of them as its reader would see it',
  params: z.object({ name: z.string().max(100) }),
  query: z.strictObject({ language: z.enum(LANGUAGES).optional() }),
  answer: dataOf(MailSample),
})
