import * as z from 'zod'

import { Email } from './accounts.ts'
import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { CONTACT_LENGTHS, CONTACT_STATUSES } from './plain/contact.ts'
import { LANGUAGES } from './plain/languages.ts'
import { honeypot } from './public-form.ts'
import { requiredLine, requiredName, severalLines } from './text-fields.ts'

const tag = 'Contact'

export const ContactSubmission = z.object({
  id: z.int(),
  /** As people see it: `CT-000412`. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(CONTACT_STATUSES),
  created_at: z.string(),
})
export type ContactSubmission = z.infer<typeof ContactSubmission>

export const sendContact = endpoint({
  method: 'POST',
  paths: { '/contact': 'anyone' },
  tag,
  summary: 'Sends the shop a message; its receipt comes by mail',
  body: z.strictObject({
    name: requiredName(CONTACT_LENGTHS.name),
    email: Email,
    subject: requiredLine(CONTACT_LENGTHS.subject),
    message: severalLines(CONTACT_LENGTHS.message).nullish(),
    ...honeypot,
  }),
  answer: dataOf(ContactSubmission),
  creates: true,
})

/** As staff see it. */
export const AdminContactSubmission = z.object({
  ...ContactSubmission.shape,
  /** The language the visitor read, to answer in. */
  language: z.enum(LANGUAGES),
  version: z.int(),
})
export type AdminContactSubmission = z.infer<typeof AdminContactSubmission>

export const listContactSubmissions = endpoint({
  method: 'GET',
  paths: { '/admin/contact-submissions': 'staff' },
  tag,
  summary: 'Messages of visitors, newest first',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(CONTACT_STATUSES).optional(),
    /** Part of the name, the email, the subject or the message. */
    search: z.string().trim().max(200).optional(),
    sort: z.enum(['created_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: z.object({
    ...listOf(AdminContactSubmission).shape,
    /** Of every message there is, whatever is searched for. */
    counts: z.record(z.enum(CONTACT_STATUSES), z.int()),
  }),
})

export const showContactSubmission = endpoint({
  method: 'GET',
  paths: { '/admin/contact-submissions/{id}': 'staff' },
  tag,
  summary: 'One message',
  params: idParams,
  answer: dataOf(AdminContactSubmission),
})

export const setContactStatus = endpoint({
  method: 'PATCH',
  paths: { '/admin/contact-submissions/{id}/status': 'staff' },
  tag,
  summary: 'Marks a message as read or as replied to',
  params: idParams,
  body: z.strictObject({ status: z.enum(['read', 'replied']), version: z.int().optional() }),
  answer: dataOf(AdminContactSubmission),
})

export const deleteContactSubmission = endpoint({
  method: 'DELETE',
  paths: { '/admin/contact-submissions/{id}': 'staff' },
  tag,
  summary: 'Deletes a message for good',
  params: idParams,
  answer: dataOf(z.null()),
})
