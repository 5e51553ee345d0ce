import * as z from 'zod'

import { Email } from './accounts.ts'
import { dataOf, endpoint } from './endpoint.ts'
import { Order } from './orders.ts'
import { ORDER_STATUSES } from './plain/statuses.ts'

export const trackOrder = endpoint({
  method: 'POST',
  paths: { '/orders/track': 'anyone' },
  tag: 'Orders',
  summary: 'Where an order is, by its number and email address; no address and no amounts',
  body: z.strictObject({ order_number: z.string().trim().min(1).max(40), email: Email }),
  answer: dataOf(
    z.object({
      order_number: z.string(),
      status: z.enum(ORDER_STATUSES),
      created_at: z.string(),
      steps: Order.shape.tracking,
      estimated_delivery: Order.shape.estimated_delivery,
      shipments: Order.shape.shipments,
      items: z.array(z.object({ name: z.string(), thumbnail: z.string(), quantity: z.int() })),
    }),
  ),
})
