import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { oneLine } from './text-fields.ts'

const tag = 'Top services'
const name = oneLine(120).min(1, 'field.required')
const translation = oneLine(120)
  .nullish()
  .transform((text) => (text === '' ? null : text))
const iconColor = z
  .string()
  .trim()
  .regex(/^(?:[a-z]{3,20}|#[0-9a-f]{6})$/i, 'field.invalid')
const position = z.int().min(0).max(10_000)

export const listTopServices = endpoint({
  method: 'GET',
  paths: { '/top-services': 'anyone' },
  tag,
  summary: 'The service points of the top strip with the stars of the shop reviews',
  answer: z.object({
    data: z.array(z.object({ id: z.int(), name: z.string(), icon_color: z.string() })),
    stars_rating: z.number(),
    reviews_count: z.int(),
  }),
})

export const AdminTopService = z.object({
  id: z.int(),
  name: z.string(),
  name_fr: z.string().nullable(),
  name_nl: z.string().nullable(),
  icon_color: z.string(),
  position: z.int(),
  version: z.int(),
})
export type AdminTopService = z.infer<typeof AdminTopService>

export const listAllTopServices = endpoint({
  method: 'GET',
  paths: { '/admin/top-services': 'staff' },
  tag,
  summary: 'Every service point, by position; the strip shows the first three',
  query: z.strictObject({
    ...pageQuery,
    /** Part of a name. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['position', 'name']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminTopService),
})

export const showTopService = endpoint({
  method: 'GET',
  paths: { '/admin/top-services/{id}': 'staff' },
  tag,
  summary: 'One service point',
  params: idParams,
  answer: dataOf(AdminTopService),
})

export const createTopService = endpoint({
  method: 'POST',
  paths: { '/admin/top-services': 'staff' },
  tag,
  summary: 'A new service point, last unless it names a position',
  body: z.strictObject({
    name,
    name_fr: translation,
    name_nl: translation,
    icon_color: iconColor.default('blue'),
    position: position.optional(),
  }),
  answer: dataOf(AdminTopService),
  creates: true,
})

export const changeTopService = endpoint({
  method: 'PUT',
  paths: { '/admin/top-services/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent and keeps the rest',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    name_fr: translation,
    name_nl: translation,
    icon_color: iconColor.optional(),
    position: position.optional(),
    /** What GET answered may be sent back whole. */
    id: bodyId.optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminTopService),
})

export const removeTopService = endpoint({
  method: 'DELETE',
  paths: { '/admin/top-services/{id}': 'staff' },
  tag,
  summary: 'Deletes a service point',
  params: idParams,
  answer: dataOf(z.null()),
})
