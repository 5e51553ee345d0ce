import * as z from 'zod'

import { Email } from './accounts.ts'
import { bodyId, dataOf, endpoint, idParams } from './endpoint.ts'

export const requestStockAlert = endpoint({
  method: 'POST',
  paths: {
    '/customer/products/{id}/notify-me': 'customer',
    '/guest/products/{id}/notify-me': 'guest',
  },
  tag: 'Wishlist',
  summary: 'One mail once a sold-out article, or one colour of it, can be bought again',
  params: idParams,
  body: z
    .strictObject({
      /** Required of a guest. A customer is always written to at the address of the account. */
      email: Email.nullish(),
      product_color_id: bodyId.nullish(),
    })
    .nullish(),
  answer: dataOf(
    z.object({
      product_id: z.int(),
      product_color_id: z.int().nullable(),
      /** Where the mail will go. */
      email: z.string(),
    }),
  ),
  creates: true,
})
