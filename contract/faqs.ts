import * as z from 'zod'

import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { FAQ_GROUPS, FAQ_STATUSES } from './plain/faq-groups.ts'
import { oneLine, severalLines } from './text-fields.ts'

const tag = 'FAQs'
const MAX_QUESTION = 200
const MAX_ANSWER = 5000
const MAX_POSITION = 100_000

export const Faq = z.object({
  id: z.int(),
  question: z.string(),
  question_fr: z.string(),
  question_nl: z.string(),
  answer_html: z.string(),
  answer_html_fr: z.string(),
  answer_html_nl: z.string(),
})
export type Faq = z.infer<typeof Faq>

export const listFaqs = endpoint({
  method: 'GET',
  paths: { '/faqs': 'anyone' },
  tag,
  summary: 'Questions and answers in groups; groups without any are left out',
  query: z.strictObject({
    /** Words of a question or its answer, in any language. */
    search: z.string().trim().max(100).optional(),
  }),
  answer: dataOf(z.array(z.object({ group: z.enum(FAQ_GROUPS), faqs: z.array(Faq) }))),
})

export const voteOnFaq = endpoint({
  method: 'POST',
  paths: { '/faqs/{id}/vote': 'anyone' },
  tag,
  summary: 'Says whether an answer helped; a second vote of the same visitor replaces the first',
  params: idParams,
  body: z.strictObject({ helpful: z.boolean() }),
  answer: dataOf(z.object({ helpful: z.boolean() })),
})

export const AdminFaq = z.object({
  ...Faq.shape,
  group: z.enum(FAQ_GROUPS),
  answer: z.string(),
  answer_fr: z.string(),
  answer_nl: z.string(),
  position: z.int(),
  status: z.enum(FAQ_STATUSES),
  helpful_votes: z.int(),
  unhelpful_votes: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
export type AdminFaq = z.infer<typeof AdminFaq>

const fields = {
  group: z.enum(FAQ_GROUPS),
  question: oneLine(MAX_QUESTION).min(1, 'field.required'),
  question_fr: oneLine(MAX_QUESTION).optional(),
  question_nl: oneLine(MAX_QUESTION).optional(),
  /** Markdown, with facts of the settings by their names: `{{fee.BE}}`. */
  answer: severalLines(MAX_ANSWER).min(1, 'field.required'),
  answer_fr: severalLines(MAX_ANSWER).optional(),
  answer_nl: severalLines(MAX_ANSWER).optional(),
  /** Within its group; at its end when left out. */
  position: z.int().min(0).max(MAX_POSITION).optional(),
  status: z.enum(FAQ_STATUSES).optional(),
}
const FaqDraft = z.strictObject(fields)
export type FaqDraft = z.infer<typeof FaqDraft>
const FaqChange = z.strictObject({
  ...FaqDraft.partial().shape,
  version: z.int().optional(),
})
export type FaqChange = z.infer<typeof FaqChange>

export const listAdminFaqs = endpoint({
  method: 'GET',
  paths: { '/admin/faqs': 'staff' },
  tag,
  summary: 'Questions in every state, by group and position',
  query: z.strictObject({
    ...pageQuery,
    search: z.string().trim().max(100).optional(),
    status: z.enum(FAQ_STATUSES).optional(),
    group: z.enum(FAQ_GROUPS).optional(),
    sort: z.enum(['position', 'created_at', 'updated_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminFaq),
})

export const showAdminFaq = endpoint({
  method: 'GET',
  paths: { '/admin/faqs/{id}': 'staff' },
  tag,
  summary: 'One question with the Markdown of its answer and its votes',
  params: idParams,
  answer: dataOf(AdminFaq),
})

export const addFaq = endpoint({
  method: 'POST',
  paths: { '/admin/faqs': 'staff' },
  tag,
  summary: 'Writes a question; a draft unless `status` says otherwise',
  body: FaqDraft,
  answer: dataOf(AdminFaq),
  creates: true,
})

export const changeFaq = endpoint({
  method: 'PUT',
  paths: { '/admin/faqs/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent of a question',
  params: idParams,
  body: FaqChange,
  answer: dataOf(AdminFaq),
})

export const deleteFaq = endpoint({
  method: 'DELETE',
  paths: { '/admin/faqs/{id}': 'staff' },
  tag,
  summary: 'Deletes a question with its votes',
  params: idParams,
  answer: dataOf(z.null()),
})
