import * as z from 'zod'

import { bodyId, dataOf, endpoint } from './endpoint.ts'

/** Tells which result of a search was opened, so that staff see what is looked for and not found. */
export const chooseSearchResult = endpoint({
  method: 'POST',
  paths: { '/search/chosen': 'anyone' },
  tag: 'Search',
  summary: 'Notes which result of a search was opened; nothing about who searched',
  body: z.strictObject({
    query: z.string().trim().min(1).max(200),
    kind: z.enum(['product', 'printer', 'category']),
    id: bodyId,
  }),
  answer: dataOf(z.null()),
})
