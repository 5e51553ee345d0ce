import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { hexColor, otherName, position, slug } from './reference-fields.ts'
import { requiredLine } from './text-fields.ts'

const tag = 'Colours'
const name = requiredLine(80)

export const AdminColor = z.object({
  id: z.int(),
  name: z.string(),
  name_fr: z.string(),
  name_nl: z.string(),
  slug: z.string(),
  hex: z.string().nullable(),
  /** Of what has two colours. */
  hex_2: z.string().nullable(),
  position: z.int(),
  /** Articles for sale. */
  products_count: z.int(),
  version: z.int(),
})
export type AdminColor = z.infer<typeof AdminColor>

export const listAdminColors = endpoint({
  method: 'GET',
  paths: { '/admin/colors': 'staff' },
  tag,
  summary: 'Every colour, by position',
  query: z.strictObject({
    ...pageQuery,
    /** Part of a name or slug. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['position', 'name', 'products_count']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminColor),
})

export const showColor = endpoint({
  method: 'GET',
  paths: { '/admin/colors/{id}': 'staff' },
  tag,
  summary: 'One colour',
  params: idParams,
  answer: dataOf(AdminColor),
})

export const createColor = endpoint({
  method: 'POST',
  paths: { '/admin/colors': 'staff' },
  tag,
  summary: 'A new colour, last unless it names a position; the slug follows from the name',
  body: z.strictObject({
    name,
    name_fr: otherName(80),
    name_nl: otherName(80),
    slug: slug.optional(),
    hex: hexColor.nullish(),
    hex_2: hexColor.nullish(),
    position: position.optional(),
  }),
  answer: dataOf(AdminColor),
  creates: true,
})

export const changeColor = endpoint({
  method: 'PUT',
  paths: { '/admin/colors/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent and keeps the rest',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    name_fr: otherName(80),
    name_nl: otherName(80),
    slug: slug.optional(),
    hex: hexColor.nullish(),
    hex_2: hexColor.nullish(),
    position: position.optional(),
    /** What GET answered may be sent back whole. */
    id: bodyId.optional(),
    products_count: z.int().optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminColor),
})

export const removeColor = endpoint({
  method: 'DELETE',
  paths: { '/admin/colors/{id}': 'staff' },
  tag,
  summary: 'Deletes a colour that no article has',
  params: idParams,
  answer: dataOf(z.null()),
})
