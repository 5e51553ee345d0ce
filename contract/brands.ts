import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { picturePath, position, slug } from './reference-fields.ts'
import { requiredLine } from './text-fields.ts'

const tag = 'Brands'
const name = requiredLine(80)

export const AdminBrand = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  is_house_brand: z.boolean(),
  /** Listed in the shop's menu. */
  in_menu: z.boolean(),
  position: z.int(),
  /** Articles for sale. */
  products_count: z.int(),
  printers_count: z.int(),
  version: z.int(),
})
export type AdminBrand = z.infer<typeof AdminBrand>

export const listAllBrands = endpoint({
  method: 'GET',
  paths: { '/admin/brands': 'staff' },
  tag,
  summary: 'Every brand, by position',
  query: z.strictObject({
    ...pageQuery,
    /** Part of a name or slug. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['position', 'name', 'products_count', 'printers_count']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminBrand),
})

export const showBrand = endpoint({
  method: 'GET',
  paths: { '/admin/brands/{id}': 'staff' },
  tag,
  summary: 'One brand',
  params: idParams,
  answer: dataOf(AdminBrand),
})

export const createBrand = endpoint({
  method: 'POST',
  paths: { '/admin/brands': 'staff' },
  tag,
  summary: 'A new brand, last unless it names a position; the slug follows from the name',
  body: z.strictObject({
    name,
    slug: slug.optional(),
    logo: picturePath.nullish(),
    is_house_brand: z.boolean().optional(),
    in_menu: z.boolean().optional(),
    position: position.optional(),
  }),
  answer: dataOf(AdminBrand),
  creates: true,
})

export const changeBrand = endpoint({
  method: 'PUT',
  paths: { '/admin/brands/{id}': 'staff' },
  tag,
  summary:
    'Changes what is sent and keeps the rest; a brand that becomes the house brand takes the place of the one before',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    slug: slug.optional(),
    logo: picturePath.nullish(),
    is_house_brand: z.boolean().optional(),
    in_menu: z.boolean().optional(),
    position: position.optional(),
    /** What GET answered may be sent back whole. */
    id: bodyId.optional(),
    products_count: z.int().optional(),
    printers_count: z.int().optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminBrand),
})

export const removeBrand = endpoint({
  method: 'DELETE',
  paths: { '/admin/brands/{id}': 'staff' },
  tag,
  summary: 'Deletes a brand that no article and no printer has',
  params: idParams,
  answer: dataOf(z.null()),
})
