import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { COCKPIT_QUEUES } from './plain/cockpit.ts'
import { oneLine } from './text-fields.ts'

const tag = 'Catalogue work'
const queue = z.enum(COCKPIT_QUEUES)

/** Something the catalogue lacks: an article, a printer or a term that was searched for. */
const CockpitRow = z.object({
  /** Of the article or printer; of a term any number that stays the same. */
  id: z.int(),
  /** What a dismissal names: the id as text, or the term. */
  subject: z.string(),
  name: z.string(),
  name_nl: z.string(),
  name_fr: z.string(),
  /** The SKU of an article. */
  code: z.string(),
  thumbnail: z.string(),
  /** Of an article without a translation, the languages; else empty. */
  lacks: z.array(z.string()),
  /** What it costs to leave it: sales of 90 days, searches of 90 days, or customers who have the printer. */
  pieces: z.int(),
  revenue: z.string(),
  searches: z.int(),
  owners: z.int(),
})
export type CockpitRow = z.infer<typeof CockpitRow>

export const countCockpit = endpoint({
  method: 'GET',
  paths: { '/admin/cockpit': 'staff' },
  tag,
  summary: 'What the catalogue lacks, in numbers; each counted up to 10,000',
  answer: dataOf(z.record(queue, z.int())),
})

export const listCockpit = endpoint({
  method: 'GET',
  paths: { '/admin/cockpit/{queue}': 'staff' },
  tag,
  summary: 'The rows of a queue, what costs most first',
  params: z.object({ queue }),
  query: z.strictObject(pageQuery),
  answer: listOf(CockpitRow),
})

export const dismissCockpitRow = endpoint({
  method: 'POST',
  paths: { '/admin/cockpit/{queue}/dismissals': 'staff' },
  tag,
  summary:
    'Takes a row off its queue as not needed; an article or printer comes back when it is edited, a term after 90 days',
  params: z.object({ queue }),
  body: z.strictObject({
    subject: z.string().trim().min(1).max(100),
    reason: oneLine(200).default(''),
  }),
  answer: dataOf(z.object({ id: bodyId })),
  creates: true,
})

export const recallCockpitRow = endpoint({
  method: 'DELETE',
  paths: { '/admin/cockpit/dismissals/{id}': 'staff' },
  tag,
  summary: 'Puts a dismissed row back on its queue',
  params: idParams,
  answer: dataOf(z.null()),
})
