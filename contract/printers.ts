import * as z from 'zod'

import { Color, Printer, Product } from './catalogue.ts'
import { bodyId, dataOf, endpoint, idParams } from './endpoint.ts'

export const listPrinterBrands = endpoint({
  method: 'GET',
  paths: { '/printers/brands': 'anyone' },
  tag: 'Printers',
  summary: 'Brands that have printers, each with its series',
  answer: dataOf(
    z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        printers_count: z.int(),
        series: z.array(
          z.object({ name: z.string(), technology: z.string(), printers_count: z.int() }),
        ),
      }),
    ),
  ),
})

export const listPrinters = endpoint({
  method: 'GET',
  paths: { '/printers/models': 'anyone' },
  tag: 'Printers',
  summary:
    'Printer models of a brand or series, or found by any part of their name, in any spelling',
  query: z.strictObject({
    brand: z.string().max(80).optional(),
    series: z.string().max(80).optional(),
    q: z.string().max(100).optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((n) => Math.min(n, 1000))
      .optional(),
  }),
  answer: z.object({
    ...dataOf(z.array(Printer)).shape,
    /** How many there are, however few `limit` lets through. */
    total: z.int(),
    /** The one printer that `q` names: spelt in full, or the only one found. */
    match: Printer.nullable(),
  }),
})

/** A complete set: one cartridge of each colour the printer takes, or the pack of just these. */
const CompleteSet = z.object({
  origin: z.enum(['house', 'original']),
  capacity: z.string().nullable(),
  product_ids: z.array(z.int()),
  products: z.array(Product),
  total: z.string(),
  total_excl_vat: z.string(),
})

export const getPrinter = endpoint({
  method: 'GET',
  paths: { '/printers/{slug}': 'anyone' },
  tag: 'Printers',
  summary:
    'One printer with its supplies by colour, the cheapest per page marked, and complete sets',
  params: z.object({ slug: z.string().max(200) }),
  answer: dataOf(
    z.object({
      printer: Printer,
      /** Cartridges it takes that the shop does not sell; with any, no set is complete. */
      codes_not_sold: z.array(z.string()),
      groups: z.array(
        z.object({
          /** `null` for articles without a colour: drums, waste boxes. */
          color: Color.nullable(),
          kind: z.enum(['supply', 'pack', 'drum', 'accessory']),
          products: z.array(
            z.object({
              ...Product.shape,
              is_cheapest_per_page: z.boolean(),
              confirmed: z.boolean(),
            }),
          ),
        }),
      ),
      /** The best first: ours before the original. */
      sets: z.array(CompleteSet),
    }),
  ),
})

const Nickname = z.string().trim().max(60, 'field.too_long').nullish()

/** A printer its owner keeps; `id` is that of the printer. */
export const CustomerPrinter = z.object({
  ...Printer.shape,
  nickname: z.string().nullable(),
  /** The one the header names. Exactly one is, as soon as there is any. */
  is_main: z.boolean(),
  /** When something that fits it was last ordered. */
  last_ordered_at: z.string().nullable(),
})
export type CustomerPrinter = z.infer<typeof CustomerPrinter>

export const listCustomerPrinters = endpoint({
  method: 'GET',
  paths: { '/customer/printers': 'customer' },
  tag: 'Printers',
  summary: 'The printers the caller owns, the main one first',
  answer: dataOf(z.array(CustomerPrinter)),
})

export const saveCustomerPrinter = endpoint({
  method: 'POST',
  paths: { '/customer/printers': 'customer' },
  tag: 'Printers',
  summary:
    'Keeps a printer, or changes its nickname or makes it the main one; the first is the main one',
  body: z.strictObject({
    printer_id: bodyId,
    nickname: Nickname,
    is_main: z.boolean().optional(),
  }),
  answer: dataOf(z.array(CustomerPrinter)),
  creates: true,
})

export const removeCustomerPrinter = endpoint({
  method: 'DELETE',
  paths: { '/customer/printers/{id}': 'customer' },
  tag: 'Printers',
  summary: 'Forgets a printer',
  params: idParams,
  answer: dataOf(z.array(CustomerPrinter)),
})

export const removeCustomerPrinterByBody = endpoint({
  method: 'DELETE',
  paths: { '/customer/printers': 'customer' },
  tag: 'Printers',
  summary: 'The same, with the printer named in the body',
  body: z.strictObject({ printer_id: bodyId }),
  answer: dataOf(z.array(CustomerPrinter)),
})
