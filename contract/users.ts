import * as z from 'zod'

import { AccountUser, Email } from './accounts.ts'
import { bodyId, dataOf, endpoint, fileAnswer, idParams, listOf, pageQuery } from './endpoint.ts'
import { NOTIFICATION_TYPES, ORDER_STATUSES, PAYMENT_STATUSES, ROLES } from './plain/statuses.ts'
import { oneLine, requiredName } from './text-fields.ts'

const tag = 'Users'

export const User = z.object({
  ...AccountUser.shape,
  blocked: z.boolean(),
  orders_count: z.int(),
  /** What the orders came to that were not cancelled, less what was paid back. */
  spent: z.string(),
  last_order_at: z.string().nullable(),
  last_login_at: z.string().nullable(),
  version: z.int(),
})
export type User = z.infer<typeof User>

export const listUsers = endpoint({
  method: 'GET',
  paths: { '/admin/users': 'staff' },
  tag,
  summary: 'Customers and staff, newest first; limit is another name of per_page',
  query: z.strictObject({
    ...pageQuery,
    limit: pageQuery.per_page,
    role: z.enum(ROLES).optional(),
    blocked: z.enum(['true', 'false']).optional(),
    /** Customers with a company, without one, or who have not ordered yet. */
    kind: z.enum(['business', 'individual', 'no_order']).optional(),
    /** Part of a name, email or company. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', 'name', 'email']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(User),
})

export const showOneUser = endpoint({
  method: 'GET',
  paths: { '/admin/users/{id}': 'staff' },
  tag,
  summary: 'One account',
  params: idParams,
  answer: dataOf(User),
})

export const changeUser = endpoint({
  method: 'PUT',
  paths: { '/admin/users/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent; roles and accounts of staff are a super admin’s to write',
  params: idParams,
  body: z.strictObject({
    name: requiredName(120).optional(),
    email: Email.optional(),
    phone: oneLine(40).nullish(),
    role: z.enum(ROLES).optional(),
    /** Ends all sign-ins and refuses the next. */
    blocked: z.boolean().optional(),
    version: z.int().optional(),
  }),
  answer: dataOf(User),
})

export const deleteUser = endpoint({
  method: 'DELETE',
  paths: { '/admin/users/{id}': 'staff' },
  tag,
  summary: 'Removes the person from an account; refused while an order or a withdrawal is open',
  params: idParams,
  answer: dataOf(z.null()),
})

const day = z.string()

const UserOverview = z.object({
  wants_offers: z.boolean(),
  figures: z.object({
    on_the_way: z.int(),
    /** Part of the amount that went to articles of our own brand, in per cent; null before the first order. */
    house_share: z.int().nullable(),
    withdrawals: z.int(),
  }),
  /** The newest. */
  orders: z.array(
    z.object({
      id: z.int(),
      order_number: z.string(),
      status: z.enum(ORDER_STATUSES),
      payment_status: z.enum(PAYMENT_STATUSES),
      total: z.string(),
      created_at: day,
    }),
  ),
  cart: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.int() })),
  addresses: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
      is_default: z.boolean(),
    }),
  ),
  printers: z.array(z.object({ id: z.int(), name: z.string(), is_main: z.boolean() })),
  notifications: z.array(
    z.object({
      id: z.int(),
      type: z.enum(NOTIFICATION_TYPES),
      title: z.string(),
      is_read: z.boolean(),
      created_at: day,
    }),
  ),
  /** Other customers of the same name, phone or VAT number. */
  doubles: z.array(
    z.object({ id: z.int(), name: z.string(), email: z.string(), orders_count: z.int() }),
  ),
})
export type UserOverview = z.infer<typeof UserOverview>

export const showUserOverview = endpoint({
  method: 'GET',
  paths: { '/admin/users/{id}/overview': 'staff' },
  tag,
  summary: 'What belongs to an account: orders, cart, addresses, printers, notifications',
  params: idParams,
  answer: dataOf(UserOverview),
})

export const exportUser = endpoint({
  method: 'GET',
  paths: { '/admin/users/{id}/export': 'staff' },
  tag,
  summary: 'All data held on a customer, as the customer can export it',
  params: idParams,
  file: 'application/json',
  answer: fileAnswer,
})

export const mailUserCode = endpoint({
  method: 'POST',
  paths: { '/admin/users/{id}/password-mail': 'staff' },
  tag,
  summary: 'Mails a code for a new password, as if its owner had asked',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.null()),
})

export const mergeUsers = endpoint({
  method: 'POST',
  paths: { '/admin/users/{id}/merge': 'staff' },
  tag,
  summary: 'Makes one of two accounts of the same customer: the older stays and gets what both had',
  params: idParams,
  body: z.strictObject({ other_id: bodyId }),
  answer: dataOf(User),
})
