import * as z from 'zod'

import { dataOf, endpoint, idParams } from './endpoint.ts'
import { nameLine } from './text-fields.ts'

const screen = z.string().regex(/^[a-z][a-z-]{1,39}$/)

const SavedView = z.object({
  id: z.int(),
  screen: z.string(),
  name: z.string(),
  /** What follows the `?` of the list's address. */
  query: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

export const listSavedViews = endpoint({
  method: 'GET',
  paths: { '/admin/views': 'staff' },
  tag: 'Saved views',
  summary: 'The views of a list that this member of staff has saved, by name',
  query: z.strictObject({ screen }),
  answer: dataOf(z.array(SavedView)),
})

export const saveView = endpoint({
  method: 'POST',
  paths: { '/admin/views': 'staff' },
  tag: 'Saved views',
  summary: 'Saves a view; one of the same name is replaced',
  body: z.strictObject({
    screen,
    name: z.string('field.required').trim().min(1, 'field.required').pipe(nameLine(60)),
    query: z.string().max(1000, 'field.too_long'),
  }),
  answer: dataOf(SavedView),
  creates: true,
})

export const removeView = endpoint({
  method: 'DELETE',
  paths: { '/admin/views/{id}': 'staff' },
  tag: 'Saved views',
  summary: 'Forgets a view of one’s own',
  params: idParams,
  answer: dataOf(z.null()),
})
