import * as z from 'zod'

import { dataOf, endpoint, streamAnswer } from './endpoint.ts'

const tag = 'Live'

/** A tab of a browser, under a number that it made itself. */
const tab = z.uuid()

export const followLive = endpoint({
  method: 'GET',
  paths: { '/admin/live': 'staff' },
  tag,
  summary:
    'Server-sent events: `data: { kind, id }` for what came or changed, and `kind: "again"` at the beginning and after a gap, when whatever is shown should be read again',
  isStream: true,
  answer: streamAnswer,
})

const Colleague = z.object({
  user_id: z.int(),
  name: z.string(),
  /** Something was entered that is not saved. */
  editing: z.boolean(),
  since: z.string(),
})
export type Colleague = z.infer<typeof Colleague>

export const showPresence = endpoint({
  method: 'POST',
  paths: { '/admin/presence': 'staff' },
  tag,
  summary:
    'Says which record a tab has open, for 45 seconds, and answers which colleagues have the same one open',
  body: z.strictObject({
    tab,
    /** As the audit log names it: `order`, `product` … */
    entity: z.string().regex(/^[a-z_]{1,40}$/),
    entity_id: z
      .string()
      .max(60)
      .regex(/^[\w-]+$/),
    editing: z.boolean(),
  }),
  answer: dataOf(z.array(Colleague)),
})

export const endPresence = endpoint({
  method: 'DELETE',
  paths: { '/admin/presence/{tab}': 'staff' },
  tag,
  summary: 'Says that a tab has left its record; saying it twice does no harm',
  params: z.object({ tab }),
  answer: dataOf(z.null()),
})
