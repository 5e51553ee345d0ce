import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, idText, listOf, pageQuery } from './endpoint.ts'
import { slug } from './reference-fields.ts'
import { oneLine, requiredLine } from './text-fields.ts'

const tag = 'Printers'
const technology = z.enum(['inkjet', 'laser'])
const aliases = z.array(requiredLine(80)).max(20)
const codesNotSold = z.array(requiredLine(40)).max(20)
const year = z
  .int('field.invalid')
  .min(1970, 'field.too_small')
  .max(2100, 'field.too_big')
  .nullish()

/** Where a fit is known from: the maker's list, a customer who told … */
const source = requiredLine(120)
const note = oneLine(300).nullish()

export const AdminPrinter = z.object({
  id: z.int(),
  brand_id: z.int(),
  brand: z.string(),
  series: z.string(),
  model: z.string(),
  /** Series and model, as the shop shows it. */
  name: z.string(),
  slug: z.string(),
  technology,
  year: z.int().nullable(),
  aliases: z.array(z.string()),
  /** Cartridges it takes that the shop does not sell, as its page says. */
  codes_not_sold: z.array(z.string()),
  /** Articles that fit it, and those of them that nobody has confirmed. */
  fits_count: z.int(),
  unconfirmed_count: z.int(),
  version: z.int(),
})
export type AdminPrinter = z.infer<typeof AdminPrinter>

export const listAdminPrinters = endpoint({
  method: 'GET',
  paths: { '/admin/printers': 'staff' },
  tag,
  summary: 'Printers, by name',
  query: z.strictObject({
    ...pageQuery,
    /** Any part of a name or of its other names, in any spelling. */
    search: z.string().trim().max(100).optional(),
    brand_id: idText.optional(),
    technology: technology.optional(),
    /** Printers that no article fits. */
    missing: z.enum(['fit']).optional(),
    sort: z.enum(['name', 'id']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminPrinter),
})

const Fit = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  status: z.string(),
  source: z.string(),
  note: z.string().nullable(),
  confirmed: z.boolean(),
})
const AdminPrinterDetail = z.object({ ...AdminPrinter.shape, fits: z.array(Fit) })
export type AdminPrinterDetail = z.infer<typeof AdminPrinterDetail>

export const showAdminPrinter = endpoint({
  method: 'GET',
  paths: { '/admin/printers/{id}': 'staff' },
  tag,
  summary: 'One printer with the articles that fit it',
  params: idParams,
  answer: dataOf(AdminPrinterDetail),
})

export const createPrinter = endpoint({
  method: 'POST',
  paths: { '/admin/printers': 'staff' },
  tag,
  summary: 'A new printer; model and slug follow from the name',
  body: z.strictObject({
    brand_id: bodyId,
    series: oneLine(80).optional(),
    model: oneLine(80).optional(),
    name: requiredLine(120),
    slug: slug.optional(),
    technology,
    year,
    aliases: aliases.optional(),
    codes_not_sold: codesNotSold.optional(),
  }),
  answer: dataOf(AdminPrinterDetail),
  creates: true,
})

export const changePrinter = endpoint({
  method: 'PUT',
  paths: { '/admin/printers/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent and keeps the rest; the address before leads to the new one',
  params: idParams,
  body: z.strictObject({
    brand_id: bodyId.optional(),
    series: oneLine(80).optional(),
    model: requiredLine(80).optional(),
    name: requiredLine(120).optional(),
    slug: slug.optional(),
    technology: technology.optional(),
    year,
    aliases: aliases.optional(),
    codes_not_sold: codesNotSold.optional(),
    /** What GET answered may be sent back whole. */
    id: bodyId.optional(),
    brand: z.string().optional(),
    fits_count: z.int().optional(),
    unconfirmed_count: z.int().optional(),
    fits: z.array(Fit).optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminPrinterDetail),
})

export const removePrinter = endpoint({
  method: 'DELETE',
  paths: { '/admin/printers/{id}': 'staff' },
  tag,
  summary: 'Deletes a printer that no article fits and no customer has',
  params: idParams,
  answer: dataOf(z.null()),
})

export const mergePrinter = endpoint({
  method: 'POST',
  paths: { '/admin/printers/{id}/merge': 'staff' },
  tag,
  summary:
    'Makes a double one with another: its articles and customers go there, its name becomes another name, its address leads there',
  params: idParams,
  body: z.strictObject({ into: bodyId }),
  answer: dataOf(AdminPrinterDetail),
})

export const addFits = endpoint({
  method: 'POST',
  paths: { '/admin/printers/{id}/fits': 'staff' },
  tag,
  summary: 'Articles that fit it; those that did already take the new source',
  params: idParams,
  body: z.strictObject({
    product_ids: z.array(bodyId).min(1).max(200),
    source,
    note,
    confirmed: z.boolean().optional(),
  }),
  answer: dataOf(AdminPrinterDetail),
})

const fitParams = z.object({ id: idText, productId: idText })

export const changeFit = endpoint({
  method: 'PATCH',
  paths: { '/admin/printers/{id}/fits/{productId}': 'staff' },
  tag,
  summary: 'Confirms that an article fits, or says where that is known from',
  params: fitParams,
  body: z.strictObject({
    confirmed: z.boolean().optional(),
    source: source.optional(),
    note,
  }),
  answer: dataOf(AdminPrinterDetail),
})

export const removeFit = endpoint({
  method: 'DELETE',
  paths: { '/admin/printers/{id}/fits/{productId}': 'staff' },
  tag,
  summary: 'An article that does not fit after all',
  params: fitParams,
  answer: dataOf(AdminPrinterDetail),
})
