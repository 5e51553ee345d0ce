import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, idText, listOf, pageQuery } from './endpoint.ts'
import { otherName, position, slug } from './reference-fields.ts'
import { requiredLine } from './text-fields.ts'

const tag = 'Categories'
const name = requiredLine(120)

export const AdminCategory = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  name_fr: z.string(),
  name_nl: z.string(),
  slug: z.string(),
  position: z.int(),
  /** Articles for sale in it, without those of the categories below. */
  products_count: z.int(),
  version: z.int(),
})
export type AdminCategory = z.infer<typeof AdminCategory>

export const listAdminCategories = endpoint({
  method: 'GET',
  paths: { '/admin/categories': 'staff' },
  tag,
  summary: 'Every category, by position; parent_id makes the tree',
  query: z.strictObject({
    ...pageQuery,
    /** Part of a name or slug. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['position', 'name', 'products_count']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminCategory),
})

export const showCategory = endpoint({
  method: 'GET',
  paths: { '/admin/categories/{id}': 'staff' },
  tag,
  summary: 'One category',
  params: idParams,
  answer: dataOf(AdminCategory),
})

export const createCategory = endpoint({
  method: 'POST',
  paths: { '/admin/categories': 'staff' },
  tag,
  summary:
    'A new category, last of its level unless it names a position; three levels at most; the slug follows from the name',
  body: z.strictObject({
    name,
    name_fr: otherName(120),
    name_nl: otherName(120),
    slug: slug.optional(),
    parent_id: bodyId.nullish(),
    position: position.optional(),
  }),
  answer: dataOf(AdminCategory),
  creates: true,
})

export const changeCategory = endpoint({
  method: 'PUT',
  paths: { '/admin/categories/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent and keeps the rest; the address before leads to the new one',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    name_fr: otherName(120),
    name_nl: otherName(120),
    slug: slug.optional(),
    parent_id: bodyId.nullish(),
    position: position.optional(),
    /** What GET answered may be sent back whole. */
    id: bodyId.optional(),
    products_count: z.int().optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminCategory),
})

export const orderCategories = endpoint({
  method: 'PUT',
  paths: { '/admin/categories-order': 'staff' },
  tag,
  summary:
    'Puts the categories below parent_id, or of the top level, in this order; those from elsewhere move there',
  body: z.strictObject({
    parent_id: bodyId.nullable(),
    ids: z.array(bodyId).min(1).max(500),
  }),
  answer: dataOf(z.array(AdminCategory)),
})

export const removeCategory = endpoint({
  method: 'DELETE',
  paths: { '/admin/categories/{id}': 'staff' },
  tag,
  summary:
    'Deletes a category; what is in it goes to move_to, without which one that is used stays (409)',
  params: idParams,
  query: z.strictObject({ move_to: idText.optional() }),
  answer: dataOf(z.null()),
})
